import { numberInCell } from '@tracking-console/contract/shipments/numbersInText';
import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import { IMPORT_FIELDS, type ImportField } from '@tracking-console/contract/tasks/taskConstants';
import { detectCarriers } from '../../carriers/detectCarriers.ts';
import type { ReadTable } from './importFile.ts';
import { HEADING_WORDS, ownColumns, plainHeading } from './knownHeadings.ts';

/** The field of each column, by the headings; without a heading for the numbers, by the cells of some rows. */
export function guessColumns({ columns, rows }: ReadTable): ColumnMapping {
  const mapping: ColumnMapping = {};
  const taken = new Set<number>();
  const take = ({ field, place }: Named) => {
    if (taken.has(place) || (field !== null && mapping[field] !== undefined)) return;
    taken.add(place);
    if (field !== null) mapping[field] = place;
  };
  for (const [place, field] of ownColumns(columns)) take({ place, field });
  for (const found of namedWhole(columns)) take(found);
  for (const found of namedInPart(columns)) take(found);
  const number = mapping.number ?? columnOfNumbers(rows, columns.length, taken);
  return number === undefined ? mapping : { ...mapping, number };
}

/** Null: a column that an import does not use. */
interface Named {
  place: number;
  field: ImportField | null;
}

/** Columns whose whole heading is a field's name, in the order of the fields. */
function namedWhole(columns: readonly string[]): Named[] {
  const headings = columns.map(plainHeading);
  return IMPORT_FIELDS.flatMap((field) => {
    const words = HEADING_WORDS.filter((one) => one.field === field).map(({ word }) => word);
    return headings.flatMap((heading, place) => (heading !== '' && words.includes(heading) ? [{ place, field }] : []));
  });
}

/** Columns whose heading contains a name, the longest name first: "order tracking number" holds tracking numbers. */
function namedInPart(columns: readonly string[]): Named[] {
  const found = columns.map(plainHeading).flatMap((heading, place) =>
    HEADING_WORDS.filter(({ word }) => isTelling(word) && heading.includes(word)).map(({ word, field }) => ({
      place,
      field,
      length: word.length,
    })),
  );
  return found.sort((one, other) => other.length - one.length);
}

/** Shorter ones are part of many other words; in scripts whose characters are words themselves, one is enough. */
const isTelling = (word: string) =>
  word.length >= (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word) ? 2 : 4);

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
