interface Wording {
  /** Empty: not known. */
  lang: string;
  description: string;
}

interface Wordings {
  original: Wording;
  translation: Wording | null;
}

const WIDELY_READ = 'en';

/** The wording for a reader: the one in their language, else the one in English, else the carrier's own. */
export function wordingIn(reader: string, { original, translation }: Wordings): { lang: string; text: string } {
  const wordings = translation?.description ? [original, translation] : [original];
  const best =
    wordings.find(({ lang }) => lang === reader) ?? wordings.find(({ lang }) => lang === WIDELY_READ) ?? original;
  return { lang: best.lang, text: best.description };
}
