// Reads the sources of the page for the tests: which messages they use, and what they say without one.
// Never part of the page.

import { readdirSync } from 'node:fs';
import { parse } from 'svelte/compiler';

/** A message the sources ask for. `id` has `*` where something is put in: `web-log-*`. */
export interface Use {
  file: string;
  id: string;
  /** The names of the arguments, if they are written down there. */
  given: string[] | null;
  attribute: string | null;
}

/** Words in the markup that no language file knows. */
interface Literal {
  file: string;
  text: string;
}

interface Node {
  type: string;
  [field: string]: unknown;
}

const SAYING = new Set(['t', 'text', 'message', 'tell']);
const READ_ALOUD =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|heading)$/;
const LETTERS = /\p{L}{2,}/u;

/** The sources below a folder, without tests. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|d)\.ts$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** The messages a source asks for. */
export function usesIn(file: string, source: string): Use[] {
  const found: Use[] = [];
  visit(treeOf(file, source), (node) => {
    if (node.type === 'CallExpression') found.push(...usesInCall(node, file));
    else for (const id of idsOf(node)) if (id.startsWith('web-')) found.push(use(file, id));
  });
  return found;
}

/** Every text in the code of a source: what may be put into the name of a message. */
export function textsIn(file: string, source: string): string[] {
  const found: string[] = [];
  visit(treeOf(file, source), (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'Property' && !node.computed) found.push(String((node.key as Node).name));
  });
  return found;
}

/** What a component says by itself: in its markup, and in the attributes that are read aloud. */
export function literalsIn(file: string, source: string): Literal[] {
  const found: Literal[] = [];
  const note = (texts: string[]): void => {
    for (const text of texts) if (LETTERS.test(text)) found.push({ file, text: text.trim() });
  };
  const { fragment } = treeOf(file, source) as { fragment?: Node };
  if (!fragment) return found;
  visit(fragment, (node, parent) => {
    if (node.type === 'Text' && parent?.type === 'Fragment') note([node.data as string]);
    if (node.type === 'ExpressionTag' && parent?.type === 'Fragment') note(saidBy(node.expression as Node));
    if (node.type === 'Attribute' && READ_ALOUD.test(node.name as string)) note(attributeTexts(node));
  });
  return found;
}

function treeOf(file: string, source: string): Node {
  // A module is read as the script of a component; what would end that script is spelled another way.
  const script = `<script lang="ts">${source.replaceAll('</', '<\\/')}\n</script>`;
  return parse(file.endsWith('.svelte') ? source : script, { modern: true }) as unknown as Node;
}

function visit(node: Node, see: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  see(node, parent);
  for (const [field, value] of Object.entries(node)) {
    if (field === 'parent' || field === 'loc') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, see, node);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** What a call like `t('id', { count })` asks for. */
function usesInCall(call: Node, file: string): Use[] {
  const callee = call.callee as Node;
  const name = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name;
  const [first, second, third] = call.arguments as Node[];
  if (!SAYING.has(name as string) || !first) return [];
  const given = name === 'tell' ? null : namesIn(second);
  const [attribute = null] = third ? idsOf(third) : [];
  return idsOf(first).map((id) => ({ ...use(file, id), given, attribute }));
}

function use(file: string, id: string): Use {
  return { file, id, given: null, attribute: null };
}

/** The texts an expression may be, with `*` for what is put in; none if it is something else. */
function idsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    return [(node.quasis as Node[]).map((part) => (part.value as { cooked: string }).cooked).join('*')];
  }
  if (node.type === 'ConditionalExpression') {
    return [...idsOf(node.consequent as Node), ...idsOf(node.alternate as Node)];
  }
  return [];
}

/** The names in `{ count, name: player }`; null if they are not written down there. */
function namesIn(node: Node | undefined): string[] | null {
  if (node === undefined) return [];
  if (node.type !== 'ObjectExpression') return null;
  const properties = node.properties as Node[];
  if (properties.some((property) => property.type !== 'Property' || property.computed)) return null;
  return properties.map(({ key }) => String((key as Node).name ?? (key as Node).value));
}

/** Words that an expression in the markup says itself; what it calls is looked at elsewhere. */
function saidBy(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return (node.quasis as Node[]).map((part) => (part.value as { cooked: string }).cooked);
    case 'ConditionalExpression':
      return [...saidBy(node.consequent as Node), ...saidBy(node.alternate as Node)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...saidBy(node.left as Node), ...saidBy(node.right as Node)];
    default:
      return [];
  }
}

function attributeTexts(attribute: Node): string[] {
  const parts = Array.isArray(attribute.value) ? (attribute.value as Node[]) : [attribute.value as Node];
  return parts.flatMap((part) => {
    if (part.type === 'Text') return [part.data as string];
    return part.type === 'ExpressionTag' ? saidBy(part.expression as Node) : [];
  });
}
