import type { LanguageConfiguration } from '@tracking-console/contract/page/page';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from '@tracking-console/contract/values/languages';
import i18next, { type BackendModule } from 'i18next';
import Cookies from 'js-cookie';
import { initReactI18next } from 'react-i18next';
import { createBundles, type Texts } from './bundles.ts';
import { bringLateTexts } from './lateTexts.ts';
import { createSpareEnglish } from './spareEnglish.ts';
import { COMMON_NAMESPACE, TEXT_OPTIONS } from './textOptions.ts';

/** In ms. A slower bundle is shown when it arrives; until then the page is in English. */
const TEXTS_TIMEOUT_MS = 3000;

/** "shipments.add.hint", "errors.-1" */
const KEY = /^[\w-]+(\.[\w-]+)+$/;

/** i18next loads the namespaces of a bundle one by one. */
function backendOf(bundle: (language: string) => Promise<Texts>): BackendModule {
  return {
    type: 'backend',
    init() {},
    read(language, namespace, done) {
      withinDeadline(bundle(language)).then(
        (texts) => done(null, texts[namespace] ?? {}),
        (error) => done(error, false),
      );
    },
  };
}

async function withinDeadline(texts: Promise<Texts>): Promise<Texts> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The texts are late.')), TEXTS_TIMEOUT_MS);
  });
  return Promise.race([texts, late]).finally(() => clearTimeout(timer));
}

/** The page's i18next. Its promise settles once the first language's texts are there, or English ones instead. */
export function createLanguage(configuration: LanguageConfiguration, cookieDomain: string) {
  const supported = Object.keys(configuration.hashes);
  const bundle = createBundles(configuration);
  const i18n = i18next.createInstance();
  const isMissing = bringLateTexts(i18n, bundle, DEFAULT_LANGUAGE);
  const addEnglish = createSpareEnglish(i18n, isMissing);
  addEnglish(COMMON_NAMESPACE, () => import('@tracking-console/contract/locales/en.json'));
  addEnglish('platform', () => import('../locales/en.json'));
  i18n.on('languageChanged', (language) => {
    // The language the texts are really in.
    document.documentElement.lang = i18n.resolvedLanguage ?? language;
    const place = { path: '/', ...(cookieDomain && { domain: cookieDomain }) };
    Cookies.set(LANGUAGE_COOKIE, language, { expires: 365, sameSite: 'lax', secure: true, ...place });
  });
  const ready = i18n
    .use(backendOf(bundle))
    .use(initReactI18next)
    .init({
      lng: supported.includes(configuration.initial) ? configuration.initial : DEFAULT_LANGUAGE,
      ...TEXT_OPTIONS,
      supportedLngs: supported,
      partialBundledLanguages: true,
      // With English missing too there is nothing to show: a key would be worse than nothing.
      parseMissingKeyHandler: (key, text) => text ?? (isMissing(DEFAULT_LANGUAGE) && KEY.test(key) ? '' : key),
    });
  return { i18n, ready, addEnglish };
}
