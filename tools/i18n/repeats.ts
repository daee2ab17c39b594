// English texts that repeat one of another key. A text that several packages show is written once, in contract/src/locales.
// `npm run texts -- repeats` lists them.
import { COMMON_PACKAGE, packagesWithTexts, readTexts } from './localeRules.ts';

/** Text → its keys, as in "shell:shell.more", of those that have several. */
export function repeatedTexts(): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const name of packagesWithTexts())
    for (const [key, text] of Object.entries(readTexts(name, 'en')))
      keys.set(text, [...(keys.get(text) ?? []), `${name}:${key}`]);
  return new Map([...keys].filter(([, some]) => some.length > 1));
}

export const countRepeats = (repeated: ReadonlyMap<string, readonly string[]>) =>
  [...repeated.values()].reduce((sum, keys) => sum + keys.length - 1, 0);

/** Keys of a package that hide a common text. */
export function hiddenCommonTexts(): string[] {
  const common = readTexts(COMMON_PACKAGE, 'en');
  return packagesWithTexts()
    .filter((name) => name !== COMMON_PACKAGE)
    .flatMap((name) =>
      Object.keys(readTexts(name, 'en'))
        .filter((key) => key in common)
        .map((key) => `${name}:${key}`),
    );
}
