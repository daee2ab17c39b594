import { DEFAULT_LANGUAGE } from '@tracking-console/contract/values/languages';

export const NAMESPACES = [
  'platform',
  'ui',
  'app-kit',
  'root-config',
  'shell',
  'buyer-app',
  'api-app',
  'shared-account',
  'release-app',
];

/** How texts are found and filled in, on the page and on the server alike. */
export const TEXT_OPTIONS = {
  fallbackLng: DEFAULT_LANGUAGE,
  lowerCaseLng: true,
  load: 'currentOnly',
  ns: NAMESPACES,
  defaultNS: 'platform',
  keySeparator: false,
  interpolation: { escapeValue: false }, // React escapes; texts are never set as HTML
} as const;
