/**
 * TypeScript types of everything the server says and hears, made from its published contract.
 *
 *   npm run types              writes src/wire/frames.d.ts and src/wire/paths.d.ts
 *   npm run types -- --check   fails when those files are out of date
 */
import { compile } from 'json-schema-to-typescript';
import { readFile, writeFile } from 'node:fs/promises';

const CONTRACT = new URL('../../docs/schema/', import.meta.url);
const WIRE = new URL('../src/wire/', import.meta.url);

/** Two games have structures of the same name; Python tells them apart by module, we by a word in front. */
const MODULE_WORDS = {
  'magie.editions.schema.': 'Board',
  'magie.editions.deal_schema.': 'Deal',
  'magie.text.board.position.': 'Board',
  'magie.text.deal.position.': 'Deal',
  'magie.reader.machine.': 'Reader',
  'magie.server.schema.': '',
};

function shortName(name) {
  for (const [module, word] of Object.entries(MODULE_WORDS)) {
    if (name.startsWith(module)) return word + name.slice(module.length);
  }
  if (name.includes('.')) throw new Error(`no short name is known for ${name}; add its module to MODULE_WORDS`);
  return name;
}

/** The contract with short names, and fixed tuples in the spelling that the generator understands. */
function prepared(value) {
  if (Array.isArray(value)) return value.map(prepared);
  if (value === null || typeof value !== 'object') return value;
  const result = {};
  for (const [key, item] of Object.entries(value)) {
    // Every structure has a name of its own already; a title would make a second one of it.
    if (key === 'title' && typeof item === 'string') continue;
    result[key] = key === '$ref' ? item.replace(/[^/]+$/, shortName) : prepared(item);
  }
  if ('prefixItems' in result) {
    result.items = result.prefixItems;
    result.additionalItems = false;
    delete result.prefixItems;
  }
  if (!Array.isArray(result.items)) {
    // How long a list may be is the server's to check; spelled out in types it would be pages of tuples.
    delete result.minItems;
    delete result.maxItems;
  }
  const isOpen = result.type === 'object' && !('properties' in result) && !('additionalProperties' in result);
  if (isOpen) result.additionalProperties = true;
  return result;
}

async function read(name) {
  return JSON.parse(await readFile(new URL(name, CONTRACT), 'utf8'));
}

async function frameTypes(contract) {
  const definitions = {};
  for (const [name, definition] of Object.entries(contract.$defs)) {
    const short = shortName(name);
    if (short in definitions) throw new Error(`two structures would be called ${short}`);
    definitions[short] = prepared(definition);
  }
  const document = { ...prepared({ ...contract, $defs: {} }), $defs: definitions };
  const text = await compile(document, 'Frames', {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: '/* Made by `npm run types` from docs/schema/frames.json; do not edit. */',
    style: { singleQuote: true, printWidth: 110 },
  });
  return { text, names: new Set(Object.keys(definitions)) };
}

/** The type of a body or an answer; what is not made of named structures is `unknown`. */
function typeOf(schema, note) {
  if (schema?.anyOf) return schema.anyOf.map((part) => typeOf(part, note)).join(' | ');
  return schema?.$ref ? note(shortName(schema.$ref.split('/').at(-1))) : 'unknown';
}

function pathTypes(openapi, names) {
  const used = new Set();
  const note = (name) => {
    if (!names.has(name)) throw new Error(`${name} stands in openapi.json but not in frames.json`);
    used.add(name);
    return name;
  };
  const lines = [];
  for (const [path, methods] of Object.entries(openapi.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
      const body = operation.requestBody?.content?.['application/json'];
      const answer = answers[0]?.[1].content?.['application/json'];
      const nothing = answers.length > 0 && answers.every(([, response]) => !response.content);
      lines.push(
        `  '${method.toUpperCase()} ${path}': ` +
          `{ body: ${body ? typeOf(body.schema, note) : 'undefined'}; ` +
          `answer: ${nothing ? 'undefined' : typeOf(answer?.schema, note)} };`,
      );
    }
  }
  const imports = [...used].sort().map((name) => `  ${name},`);
  return [
    '/* Made by `npm run types` from docs/schema/openapi.json; do not edit. */',
    'import type {',
    ...imports,
    "} from './frames';",
    '',
    '/** What each REST request takes and what it answers with. */',
    'export interface Paths {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

async function stored(name) {
  return readFile(new URL(name, WIRE), 'utf8').catch(() => '');
}

const { text, names } = await frameTypes(await read('frames.json'));
const made = { 'frames.d.ts': text, 'paths.d.ts': pathTypes(await read('openapi.json'), names) };

if (process.argv.includes('--check')) {
  const stale = [];
  for (const [name, wanted] of Object.entries(made)) if ((await stored(name)) !== wanted) stale.push(name);
  if (stale.length > 0) {
    console.error(`out of date in src/wire/: ${stale.join(', ')}; run: npm run types`);
    process.exit(1);
  }
} else {
  for (const [name, wanted] of Object.entries(made)) await writeFile(new URL(name, WIRE), wanted);
}
