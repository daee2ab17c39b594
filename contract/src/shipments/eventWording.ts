import { SUB_STATUSES, type SubStatus } from './statuses.ts';

/** What a carrier wrote of a checkpoint, what it was translated into, and what it means. */
export interface EventWords {
  original: string;
  /** Empty where it is not known. */
  originalLanguage: string;
  translation: { lang: string; description: string } | null;
  subStatus: string;
}

/** Words in the reader's language; the status they are to be made from; or words in another one, which are labeled so. */
export type EventWording =
  | { kind: 'words'; text: string }
  | { kind: 'status'; subStatus: SubStatus }
  | { kind: 'foreign'; text: string; language: string; isOriginal: boolean };

const WIDELY_READ = 'en';

/** How a checkpoint reads best: in the reader's language where there are words in it, else by its status, else as it came. */
export function eventWording(
  { original, originalLanguage, translation, subStatus }: EventWords,
  reader: string,
): EventWording {
  const translated = translation?.description ? translation : null;
  if (originalLanguage === reader) return { kind: 'words', text: original };
  if (translated?.lang.toLowerCase() === reader) return { kind: 'words', text: translated.description };
  if (isTelling(subStatus)) return { kind: 'status', subStatus };
  const asTranslated = translated?.lang === WIDELY_READ && originalLanguage !== WIDELY_READ;
  return asTranslated
    ? { kind: 'foreign', text: translated.description, language: WIDELY_READ, isOriginal: false }
    : { kind: 'foreign', text: original, language: originalLanguage, isOriginal: true };
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(SUB_STATUSES).flat());
/** These do not describe what happened. */
const VAGUE: ReadonlySet<string> = new Set(['InTransit_Other', 'Exception_Other', 'NotFound_Other', 'Expired_Other']);

const isTelling = (subStatus: string): subStatus is SubStatus => KNOWN.has(subStatus) && !VAGUE.has(subStatus);
