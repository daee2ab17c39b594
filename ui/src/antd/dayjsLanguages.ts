import { useEffect, useState } from 'react';
import { loader } from './loader.ts';

const file = (fetchFile: () => Promise<unknown>) =>
  loader(async () => {
    await fetchFile();
    return true;
  });

/** What the calendar calls its months and days; English is built into it. The library asks for nb, pt-br and zh-tw. */
export const dayjsLanguages: Readonly<Record<string, ReturnType<typeof file>>> = {
  az: file(() => import('dayjs/locale/az')),
  bg: file(() => import('dayjs/locale/bg')),
  cs: file(() => import('dayjs/locale/cs')),
  da: file(() => import('dayjs/locale/da')),
  de: file(() => import('dayjs/locale/de')),
  el: file(() => import('dayjs/locale/el')),
  es: file(() => import('dayjs/locale/es')),
  fi: file(() => import('dayjs/locale/fi')),
  fr: file(() => import('dayjs/locale/fr')),
  hu: file(() => import('dayjs/locale/hu')),
  it: file(() => import('dayjs/locale/it')),
  ja: file(() => import('dayjs/locale/ja')),
  kk: file(() => import('dayjs/locale/kk')),
  ko: file(() => import('dayjs/locale/ko')),
  lt: file(() => import('dayjs/locale/lt')),
  mk: file(() => import('dayjs/locale/mk')),
  nl: file(() => import('dayjs/locale/nl')),
  no: file(() => import('dayjs/locale/nb')),
  pl: file(() => import('dayjs/locale/pl')),
  pt: file(() => import('dayjs/locale/pt-br')),
  ro: file(() => import('dayjs/locale/ro')),
  ru: file(() => import('dayjs/locale/ru')),
  sk: file(() => import('dayjs/locale/sk')),
  sl: file(() => import('dayjs/locale/sl')),
  sq: file(() => import('dayjs/locale/sq')),
  sr: file(() => import('dayjs/locale/sr')),
  sv: file(() => import('dayjs/locale/sv')),
  th: file(() => import('dayjs/locale/th')),
  tr: file(() => import('dayjs/locale/tr')),
  uk: file(() => import('dayjs/locale/uk')),
  'zh-cn': file(() => import('dayjs/locale/zh-cn')),
  'zh-hk': file(() => import('dayjs/locale/zh-tw')),
};

/** Whether the language's names are there. Without their file the calendar speaks English rather than failing. */
export function useDayjsLanguage(language: string): boolean {
  const entry = dayjsLanguages[language];
  const [failed, setFailed] = useState<string>();
  const [, redraw] = useState(0);
  const ready = !entry || entry.loaded() !== undefined || failed === language;
  useEffect(() => {
    if (ready) return;
    let wanted = true;
    entry?.load().then(
      () => wanted && redraw((count) => count + 1),
      () => wanted && setFailed(language),
    );
    return () => {
      wanted = false;
    };
  }, [ready, entry, language]);
  return ready;
}
