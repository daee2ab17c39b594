import type { Platform } from '@tracking-console/platform';

interface Texts {
  /** Their namespace. */
  name: string;
  english: Parameters<Platform['addEnglish']>[1];
}

/** Where the language's bundle does not come, an application speaks English, and what it is made of does. */
export function addEnglish(platform: Platform, { name, english }: Texts): void {
  platform.addEnglish(name, english);
  platform.addEnglish('app-kit', () => import(/* webpackChunkName: "app-kit-en" */ '../locales/en.json'));
}
