### What the door of a server says to those who may not come in, or not yet.

command-wrong-host = This server is not called { $host }. Whoever runs it can give it that name: magie serve --name { $host }
command-wrong-origin = A page of another site may not do this. Open Magie itself.
command-too-fast = { $seconds ->
    [one] That was too much at once. Please wait a second.
   *[other] That was too much at once. Please wait { $seconds } seconds.
}
command-only-here = This works only on the computer that runs Magie.
command-no-network = This computer is not on a home network, so no other device can find it.
command-starting = The game is still getting ready. The page continues by itself.
command-failed = Something went wrong in the server. It is in the server’s log; nothing of your game is lost.
