import type { PageConfiguration } from '@tracking-console/contract/page';
import type { Configuration } from '../../config.ts';
import { thirdParties } from './thirdParties.ts';

interface ThisPage {
  release: string;
  language: string;
  languages: Record<string, string>;
  mayOverride: boolean;
}

/** What the page is told about its deployment. One origin serves everything here, so every root is a path. */
export function pageConfiguration(configuration: Configuration, page: ThisPage): PageConfiguration {
  const { brand, version, defaultArea } = configuration;
  return {
    brand,
    version,
    release: page.release,
    signIn: { base: '/user', defaultArea },
    roots: {
      console: '/console-api',
      pay: '/payapi/call',
      user: '/userapi/call',
      newUser: '/user-api',
      message: '/msgapi/call',
      invoice: '/invoiceapi/call',
      order: '/orderapi/call',
      old: '/app-api',
      tracking: '/track/v2.4',
    },
    regionalHosts: {},
    site: { main: '/site', help: '/site', docs: '/site' },
    avatars: '/site/avatars',
    scripts: { carriers: '/site/scripts/carriers.js', country: '/site/scripts/country.js' },
    languages: { folder: '/app/locales/', hashes: page.languages, initial: page.language },
    mayOverride: page.mayOverride,
    ...thirdParties(configuration),
  };
}
