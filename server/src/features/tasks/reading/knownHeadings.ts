import { fieldText } from '@tracking-console/contract/tasks/fieldText';
import { IMPORT_FIELDS, type ImportField } from '@tracking-console/contract/tasks/taskConstants';
import { DOCUMENT_LANGUAGES, textsOf } from '../../../documents/texts.ts';
import { foldText } from '../../../foldText.ts';
import { EXPORT_COLUMNS, READ_BACK, UPDATE_COLUMNS } from '../files/ownColumns.ts';
import { HEADINGS } from './headings.ts';

/** Letters and digits of all scripts, folded. */
export const plainHeading = (heading: string) => foldText(heading).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** Headings in any files. */
export const HEADING_WORDS: readonly { word: string; field: ImportField }[] = IMPORT_FIELDS.flatMap((field) =>
  [field, ...HEADINGS[field]].map((heading) => ({ word: plainHeading(heading), field })),
);
// A word that two fields share means the first.
const fieldByWord = new Map(HEADING_WORDS.toReversed().map(({ word, field }) => [word, field]));

/** Headings in our own files, by language; null: an import does not use the column. */
const ownHeadings = DOCUMENT_LANGUAGES.map((language) => {
  const { t } = textsOf(language);
  return new Map<string, ImportField | null>([
    [plainHeading(t('column.reason')), null],
    ...UPDATE_COLUMNS.map((field) => [plainHeading(t(fieldText(field))), field] as const),
    ...EXPORT_COLUMNS.map(
      (column) => [plainHeading(t(`shipments.column.${column}`)), READ_BACK[column] ?? null] as const,
    ),
  ]);
});

/** The field that a cell names as a whole. */
export function fieldNamed(cell: string): ImportField | undefined {
  const word = plainHeading(cell);
  if (word === '') return undefined;
  return fieldByWord.get(word) ?? ownHeadings.find((own) => own.get(word))?.get(word) ?? undefined;
}

/** The fields in a file of our own by their place; empty for any other file. */
export function ownColumns(columns: readonly string[]): ReadonlyMap<number, ImportField | null> {
  const headings = columns.map(plainHeading);
  const filled = headings.filter((heading) => heading !== '').length;
  const [best = new Map()] = ownHeadings
    .map((own) => placesIn(own, headings))
    .filter((found) => [...found.values()].includes('number') && found.size * 2 >= filled)
    .sort((one, other) => other.size - one.size);
  return best;
}

function placesIn(own: ReadonlyMap<string, ImportField | null>, headings: readonly string[]) {
  const found = new Map<number, ImportField | null>();
  for (const [place, heading] of headings.entries()) {
    const field = own.get(heading);
    if (field !== undefined) found.set(place, field);
  }
  return found;
}
