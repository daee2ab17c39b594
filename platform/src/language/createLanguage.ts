import type { LanguageConfiguration } from '@tracking-console/contract/page';
import i18next, { type BackendModule } from 'i18next';
import Cookies from 'js-cookie';
import { initReactI18next } from 'react-i18next';

const COOKIE = 'v5_Culture';
const FALLBACK = 'en';

/** LG-2: one bundle a language holds every module's namespace; i18next asks for them one by one. */
function bundles({ folder, hashes }: LanguageConfiguration): BackendModule {
  const fetched = new Map<string, Promise<Record<string, Record<string, string>>>>();
  const bundle = (language: string) => {
    const known = fetched.get(language);
    if (known) return known;
    const loading = fetch(`${folder}${language}.${hashes[language]}.json`, { credentials: 'same-origin' }).then(
      (response) => {
        if (!response.ok) throw new Error(`The texts of "${language}" answered ${response.status}.`);
        return response.json();
      },
    );
    fetched.set(language, loading);
    loading.catch(() => fetched.delete(language));
    return loading;
  };
  return {
    type: 'backend',
    init() {},
    read(language, namespace, done) {
      bundle(language).then(
        (texts) => done(null, texts[namespace] ?? {}),
        (error) => done(error, false),
      );
    },
  };
}

export const NAMESPACES = ['platform', 'ui', 'root-config', 'shell', 'buyer-app', 'api-app', 'shared-account'];

/** The page's i18next. Its promise settles once the first language's texts are there, or English ones instead. */
export function createLanguage(configuration: LanguageConfiguration) {
  const supported = Object.keys(configuration.hashes);
  const i18n = i18next.createInstance();
  const ready = i18n
    .use(bundles(configuration))
    .use(initReactI18next)
    .init({
      lng: supported.includes(configuration.initial) ? configuration.initial : FALLBACK,
      fallbackLng: FALLBACK,
      supportedLngs: supported,
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: NAMESPACES,
      defaultNS: 'platform',
      keySeparator: false,
      interpolation: { escapeValue: false }, // React escapes; texts are never set as HTML
      partialBundledLanguages: true,
    });
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    Cookies.set(COOKIE, language, { expires: 365, sameSite: 'lax', secure: true, path: '/' });
  });
  return { i18n, ready };
}
