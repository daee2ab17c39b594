import { DEFAULT_LANGUAGE } from '@tracking-console/contract/values/languages';

/** Texts that several packages and the server share. Every namespace falls back to it. */
export const COMMON_NAMESPACE = 'contract';

export const NAMESPACES = [
  COMMON_NAMESPACE,
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
  fallbackNS: COMMON_NAMESPACE,
  keySeparator: false,
  interpolation: { escapeValue: false }, // React escapes; texts are never set as HTML
} as const;
