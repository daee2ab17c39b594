import { type Node, type Program, parse } from 'acorn';

/** The data read from a script itself. */
export interface Code {
  /** The dependencies of each System.register it calls when it runs. */
  registrations: string[][];
  /** Names it imports later, with System.import. */
  asked: string[];
  /** Its texts and the names of the properties it sets: by these a library bundled into it is recognised. */
  words: ReadonlySet<string>;
}

/** Reads a script without running it. */
export function readCode(source: string): Code | { syntaxError: string } {
  let program: Program;
  try {
    program = parse(source, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch (error) {
    return { syntaxError: error instanceof Error ? error.message : String(error) };
  }
  const asked: string[] = [];
  const words = new Set<string>();
  for (const node of nodesOf(program)) {
    const called = callOf(node, 'import');
    if (typeof called?.[0] === 'string') asked.push(called[0]);
    for (const word of wordsOf(node)) words.add(word);
  }
  return { registrations: program.body.flatMap(registrationsIn), asked, words };
}

/** Any node: acorn's own union is wider than needed here. */
type Loose = Node & Record<string, unknown>;

const isNode = (value: unknown): value is Loose => typeof value === 'object' && value !== null && 'type' in value;

/** An explicit stack: minified code is nested deeper than calls may be. */
function* nodesOf(root: Node): Generator<Loose> {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value);
    else if (isNode(value)) {
      yield value;
      waiting.push(...Object.values(value));
    }
  }
}

function registrationsIn(statement: Node): string[][] {
  const { expression } = statement as Loose;
  const parts = isNode(expression) && expression.type === 'SequenceExpression' ? expression.expressions : [expression];
  return [parts].flat().flatMap((part) => {
    const given = callOf(part, 'register')?.find(Array.isArray);
    return given ? [given.filter((name) => typeof name === 'string')] : [];
  });
}

/** The arguments of System[method], texts and lists of texts as such; undefined for anything else. */
function callOf(node: unknown, method: string): unknown[] | undefined {
  if (!isNode(node) || node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  if (nameOf(callee.object) !== 'System' || nameOf(callee.property) !== method) return undefined;
  return [node.arguments].flat().map(givenBy);
}

function givenBy(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node.type === 'ArrayExpression' ? [node.elements].flat().map(givenBy) : node.value;
}

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? node.name : undefined);

function wordsOf(node: Loose): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateElement') return [String((node.value as { raw: string }).raw)]; // acorn's shape of it
  if (node.type !== 'AssignmentExpression' || !isNode(node.left) || node.left.type !== 'MemberExpression') return [];
  const name = nameOf(node.left.property);
  return typeof name === 'string' ? [name] : [];
}
