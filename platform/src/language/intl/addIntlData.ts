import { intlKnows } from './intlKnows.ts';

type Part = Promise<{ teachIntl: (tag: string) => void }>;

/** The languages of the product that some browsers' Intl does not know; a file each, fetched only there. */
const PARTS: Readonly<Record<string, () => Part>> = {
  az: () => import(/* webpackChunkName: "intl-az" */ './az.ts'),
  kk: () => import(/* webpackChunkName: "intl-kk" */ './kk.ts'),
  mk: () => import(/* webpackChunkName: "intl-mk" */ './mk.ts'),
  sq: () => import(/* webpackChunkName: "intl-sq" */ './sq.ts'),
};

/** Dates, numbers and countries follow the language even when the browser has no data for it. */
export async function addIntlData(language: string, parts = PARTS): Promise<void> {
  const part = parts[language];
  if (!part || intlKnows(language)) return;
  const { teachIntl } = await part();
  if (!intlKnows(language)) teachIntl(language);
}
