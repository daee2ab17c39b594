import { numberInCell } from '@tracking-console/contract/numbersInText';
import { IMPORT_FIELDS, type ImportField } from '@tracking-console/contract/taskConstants';
import type { ColumnMapping } from '@tracking-console/contract/tasks';
import { detectCarriers } from '../../carriers/detectCarriers.ts';
import { HEADINGS } from './headings.ts';
import type { ReadTable } from './importFile.ts';

/** Which column holds what, by the headings; without a heading for the numbers, by what the cells of some rows look like. */
export function guessColumns({ columns, rows }: ReadTable): ColumnMapping {
  const mapping: ColumnMapping = {};
  const taken = new Set<number>();
  for (const field of IMPORT_FIELDS) {
    const place = findHeading(field, columns, taken);
    if (place === undefined) continue;
    mapping[field] = place;
    taken.add(place);
  }
  const number = mapping.number ?? columnOfNumbers(rows, columns.length, taken);
  return number === undefined ? mapping : { ...mapping, number };
}

/** The whole heading first, then one that contains the word. */
function findHeading(field: ImportField, columns: readonly string[], taken: ReadonlySet<number>): number | undefined {
  const words = [field, ...HEADINGS[field]].map(plain);
  const free = columns.flatMap((heading, place) => (taken.has(place) ? [] : [{ heading: plain(heading), place }]));
  const tests = [
    (heading: string) => words.includes(heading),
    (heading: string) => words.some((word) => word.length >= 4 && heading.includes(word)),
  ];
  for (const test of tests) {
    const found = free.find(({ heading }) => heading !== '' && test(heading));
    if (found) return found.place;
  }
  return undefined;
}

/** Letters of all scripts and digits, small, without accents. */
function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function columnOfNumbers(rows: readonly string[][], width: number, taken: ReadonlySet<number>): number | undefined {
  const scores = Array.from({ length: width }, (_, place) => ({
    place,
    score: taken.has(place) ? 0 : rows.reduce((sum, row) => sum + likeness(row[place] ?? ''), 0) / rows.length,
  }));
  const [best] = scores.sort((one, other) => other.score - one.score);
  return best && best.score >= 0.5 ? best.place : undefined;
}

/** 1: a number of a known format; half as much: one that may be. */
function likeness(cell: string): number {
  const number = numberInCell(cell);
  if (number === null || !/\d{4}/.test(number)) return 0;
  return detectCarriers(number).candidates.length > 0 ? 1 : 0.5;
}
