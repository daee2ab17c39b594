import { Validator } from '@cfworker/json-schema';
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/json';
import type { JsonSchema } from '../apiDocument.ts';
import { descriptionOf, schemasAt } from './schemaAt.ts';

export type ProblemKind = 'syntax' | 'required' | 'type' | 'format' | 'items' | 'unknown';

/** What the call would not take; an unknown field is ignored by most calls. */
export interface Problem {
  kind: ProblemKind;
  /** The field, or the number of a limit. */
  name: string;
  /** The field's description in the API document, in English. */
  description: string;
  from: number;
  to: number;
  line: number;
}

/** Finds what is wrong with a body, in the order of its lines. */
export function createProblemFinder(schema: JsonSchema): (text: string) => Problem[] {
  // A copy, as the validator writes into the schema and the store's is frozen. It has no references: any draft will do.
  const validator = new Validator(JSON.parse(JSON.stringify(schema)), '2020-12', false);
  return (text) => {
    const body = parse(text);
    if (body === undefined) return [at(text, syntaxError(text), { kind: 'syntax', name: '', description: '' })];
    const found = validator.validate(body.value).errors.flatMap(({ keyword, instanceLocation, error }) => {
      const kind = KINDS[keyword];
      if (!kind) return [];
      const path = pathOf(instanceLocation);
      return { kind, path, name: nameOf(kind, path, error, schemasAt(schema, path)) };
    });
    const all = [...found.filter((one) => !isPartOfChoice(one, found)), ...unknownFields(body.value, schema, [])];
    const root = parser.parse(text).topNode.firstChild;
    const problems = all.map(({ kind, path, name }) =>
      at(text, rangeAt(root, text, path), { kind, name, description: descriptionOf(schemasAt(schema, path)) }),
    );
    return distinct(problems).sort((one, other) => one.from - other.from);
  };
}

const KINDS: Readonly<Record<string, ProblemKind>> = {
  required: 'required',
  type: 'type',
  pattern: 'format',
  anyOf: 'format',
  maxLength: 'format',
  minItems: 'items',
  maxItems: 'items',
  enum: 'format',
  minimum: 'format',
  maximum: 'format',
};

interface Found {
  kind: ProblemKind;
  path: (string | number)[];
  name: string;
}

/** If none of several forms matches, each form reports its own errors, too. */
const isPartOfChoice = (one: Found, all: readonly Found[]) =>
  one.kind === 'type' && all.some((other) => other.kind === 'format' && other.path.join('/') === one.path.join('/'));

const distinct = (problems: readonly Problem[]) => [
  ...new Map(problems.map((problem) => [`${problem.from} ${problem.kind} ${problem.name}`, problem])).values(),
];

function nameOf(kind: ProblemKind, path: readonly (string | number)[], error: string, forms: JsonSchema[]): string {
  if (kind === 'required') return /"([^"]+)"/.exec(error)?.[1] ?? '';
  if (kind === 'items') {
    const { minItems = 0, maxItems = '' } = forms.find(({ items }) => items) ?? {};
    return `${minItems}–${maxItems}`;
  }
  if (kind === 'type') return [...new Set(forms.map(({ type }) => type).filter(Boolean))].join(' | ');
  return String(path.findLast((step) => typeof step === 'string') ?? '');
}

function unknownFields(value: unknown, schema: JsonSchema, path: (string | number)[]): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = schemasAt(schema, path).filter(({ properties }) => properties);
  return Object.entries(value).flatMap(([key, part]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    const isUnknown = known.length > 0 && known.every(({ properties = {} }) => !Object.hasOwn(properties, key));
    return isUnknown ? { kind: 'unknown', path: own, name: key } : unknownFields(part, schema, own);
  });
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Of the first piece that does not belong there; the end where something is missing. */
function syntaxError(text: string): Range {
  let found: Range | undefined;
  parser.parse(text).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError && !found) found = { from, to };
    },
  });
  return found ?? { from: text.trimEnd().length, to: text.length };
}

interface Range {
  from: number;
  to: number;
}

const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

/** A field with its name, an item of a list, or what is nearest to them. */
function rangeAt(root: SyntaxNode | null, text: string, path: readonly (string | number)[]): Range {
  let node = root;
  let field = root;
  for (const step of path) {
    const parts = node ? childrenOf(node) : [];
    const isList = node?.name === 'Array';
    const next = isList ? parts[Number(step)] : parts.find((part) => nameIn(part, text) === String(step));
    if (!next) break;
    field = next;
    node = isList ? next : next.lastChild;
  }
  // Of an object, its beginning is enough.
  return field ? { from: field.from, to: field.name === 'Object' ? field.from + 1 : field.to } : { from: 0, to: 0 };
}

const PUNCTUATION = /^[[\]{},:]$/;

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!PUNCTUATION.test(child.name)) children.push(child);
  return children;
}

const nameIn = ({ firstChild }: SyntaxNode, text: string) =>
  firstChild?.name === 'PropertyName' ? String(JSON.parse(text.slice(firstChild.from, firstChild.to))) : undefined;

const at = (text: string, { from, to }: Range, problem: Omit<Problem, 'from' | 'to' | 'line'>): Problem => ({
  ...problem,
  from,
  to,
  line: text.slice(0, from).split('\n').length,
});
