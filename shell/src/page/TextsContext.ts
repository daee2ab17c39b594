import type { TFunction } from 'i18next';
import { createContext } from 'react';

export interface PageTexts {
  shell: TFunction<'shell'>;
  /** Those every module shares. */
  shared: TFunction<'platform'>;
  /** The language they are in. */
  language: string;
}

export const TextsContext = createContext<PageTexts | null>(null);
