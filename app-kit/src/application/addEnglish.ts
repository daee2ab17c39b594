import type { Platform } from '@tracking-console/platform';

interface Texts {
  /** Their namespace. */
  name: string;
  english: Parameters<Platform['addEnglish']>[1];
}

/** If the language's bundle fails to load, the application and the app-kit use English. */
export function addEnglish(platform: Platform, { name, english }: Texts): void {
  platform.addEnglish(name, english);
  platform.addEnglish('app-kit', () => import(/* webpackChunkName: "app-kit-en" */ '../locales/en.json'));
}
