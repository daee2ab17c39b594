// The tables of docs/architecture.md that follow something through the code, file by file; documents.test.ts compares them
// with what the files import.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

interface Stop {
  file: string;
  /** How the next file is reached. */
  next: string;
}

export interface Way {
  title: string;
  stops: Stop[];
}

export const MAX_FILES = 28;

const HEADING = /^#+ (.+)$/;
const ROW = /^\| \d+ \| `([^`]+)` \| (.*?) ?\| /;

/** The tables whose rows are a number, a file, the link to the next row, and what happens there. */
export function readWays(markdown: string): Way[] {
  const ways: Way[] = [];
  let title = '';
  for (const line of markdown.split('\n')) {
    const [, heading] = HEADING.exec(line) ?? [];
    if (heading !== undefined) title = heading;
    const [, file, next = ''] = ROW.exec(line) ?? [];
    if (file === undefined) continue;
    const last = ways.at(-1);
    if (last?.title === title) last.stops.push({ file, next });
    else ways.push({ title, stops: [{ file, next }] });
  }
  return ways;
}

const HANDED_ON = ['over HTTP', 'by event'];
const WIRED = /^in `([^`]+)`$/;

/** What is wrong with a way, one sentence each. */
export function faultsOf({ stops }: Way, root: string): string[] {
  const importsOf = createImports(root);
  const wires = stops.flatMap(({ next }) => WIRED.exec(next)?.[1] ?? []);
  const files = [...new Set([...stops.map(({ file }) => file), ...wires])];
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return missing.map((file) => `${file} does not exist.`);

  const areLinked = (one: string, other: string) => importsOf(one).has(other) || importsOf(other).has(one);
  const faultOf = ({ file, next }: Stop, index: number): string | undefined => {
    const following = stops[index + 1]?.file;
    if (following === undefined) return next === '' ? undefined : `${file} is the last and leads nowhere.`;
    if (HANDED_ON.includes(next)) return undefined;
    const [, wire] = WIRED.exec(next) ?? [];
    if (wire !== undefined) {
      const isWired = areLinked(file, wire) && areLinked(wire, following);
      return isWired ? undefined : `${wire} does not link ${file} and ${following}.`;
    }
    if (next !== '') return `"${next}" is no kind of link.`;
    return areLinked(file, following) ? undefined : `Neither of ${file} and ${following} imports the other.`;
  };
  const faults = stops.flatMap((stop, index) => faultOf(stop, index) ?? []);
  return files.length > MAX_FILES ? [...faults, `${files.length} files are more than ${MAX_FILES}.`] : faults;
}

/** Answers which files of the repository a file imports. What a package's entry passes on counts as imported itself. */
function createImports(root: string) {
  const known = new Map<string, ReadonlySet<string>>();
  return (file: string): ReadonlySet<string> => {
    const found = known.get(file) ?? new Set(importsIn(root, file));
    known.set(file, found);
    return found;
  };
}

function importsIn(root: string, file: string): string[] {
  return readImports(root, file).flatMap(({ source, names }) => {
    const target = resolve(root, file, source);
    if (target === undefined || source.startsWith('.')) return target ?? [];
    const passedOn = readImports(root, target).filter(
      (one) => names === 'all' || one.names === 'all' || meet(one.names, names),
    );
    return [target, ...passedOn.flatMap((one) => resolve(root, target, one.source) ?? [])];
  });
}

const meet = (some: readonly string[], others: readonly string[]) => some.some((name) => others.includes(name));

interface Import {
  source: string;
  /** As the file that is imported calls them. */
  names: readonly string[] | 'all';
}

type Node = Record<string, unknown> & { type: string };

/** Every import of a file: declarations, what it passes on, and what it loads later. */
function readImports(root: string, file: string): Import[] {
  if (!/\.tsx?$/.test(file)) return [];
  const imports: Import[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isNode(node)) return;
    const found = readImport(node);
    if (found) imports.push(found);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }).body);
  return imports;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function readImport({ type, source, specifiers, callee, arguments: given }: Node): Import | undefined {
  if (type === 'CallExpression' && isNode(callee) && callee.type === 'Import' && Array.isArray(given)) {
    const [{ expression }] = given as [{ expression: unknown }]; // an import has one argument
    return isNode(expression) ? { source: String(expression.value), names: 'all' } : undefined;
  }
  if (!type.startsWith('Import') && !type.startsWith('Export')) return undefined;
  if (!isNode(source)) return undefined;
  const names = Array.isArray(specifiers) && specifiers.length > 0 ? specifiers.map(nameOf) : ['*'];
  return { source: String(source.value), names: names.includes('*') ? 'all' : names };
}

/** `*` for all of the file's names. */
function nameOf({ type, imported, exported, orig, local }: Record<string, { value?: string } | string>): string {
  const written = type === 'ExportSpecifier' ? (exported ?? orig) : (imported ?? local);
  const isOne = type === 'ExportSpecifier' || type === 'ImportSpecifier';
  return isOne && typeof written === 'object' ? (written?.value ?? '*') : '*';
}

const PACKAGE = /^@tracking-console\/([^/]+)(?:\/(.+))?$/;

/** The file a module's name stands for; undefined: it is not of this repository. */
function resolve(root: string, from: string, source: string): string | undefined {
  if (source.startsWith('.')) return join(dirname(from), source);
  const [, folder, path] = PACKAGE.exec(source) ?? [];
  if (folder === undefined) return undefined;
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const entry = exports[path ? `./${path}` : '.'] ?? exports['./*']?.replace('*', path ?? '');
  return entry === undefined ? undefined : join(folder, entry);
}
