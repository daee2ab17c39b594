import { join } from 'node:path';
import type { LanguageConfiguration } from '@tracking-console/contract/page/page';
import { DEFAULT_LANGUAGE } from '@tracking-console/contract/values/languages';

/** Language → file: the page's, and English for what it lacks. */
export const textFiles = (distDir: string, { folder, hashes, initial }: LanguageConfiguration) =>
  Object.fromEntries(
    [initial, DEFAULT_LANGUAGE].map((language) => [
      language,
      join(distDir, `${folder}${language}.${hashes[language]}.json`),
    ]),
  );
