"""The command line. Every module here whose name has no leading underscore is a subcommand of that name.

A subcommand has `describe(parser)`, which adds its arguments, and `run(arguments)`, which does the work and returns the
exit code. It imports the engine only inside `run`, so that help never waits for it. Its help texts are the messages
`help-NAME-summary`, `-description` and `-examples` of `locales/*/cli.ftl`. Packages (`terminal/`) are not commands.
"""
