import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { type ImportMap, RELEASE_ROOT } from '@tracking-console/contract/releases/releases';
import type { Configuration } from '../../config.ts';
import { thirdParties } from './thirdParties.ts';

interface ThisPage {
  /** There is a server to report to, and a customer whose loads count. */
  reportsLoads: boolean;
  release: string;
  language: string;
  languages: Record<string, string>;
  overrides: PageConfiguration['overrides'];
  rights: PageConfiguration['rights'];
  live: string | null;
  applications: PageConfiguration['applications'];
}

const ROOTS = {
  console: '/console-api',
  pay: '/payapi/call',
  user: '/userapi/call',
  newUser: '/user-api',
  message: '/msgapi/call',
  invoice: '/invoiceapi/call',
  buyer: '/orderapi/call',
  // Earlier releases, which this server may still serve, name the buyer's root so.
  order: '/orderapi/call',
  old: '/app',
  tracking: '/track/v2.4',
};

/**
 * The page's configuration of its deployment. The roots are paths: one origin serves them, unless an area has a host of its
 * own.
 */
export function pageConfiguration(configuration: Configuration, page: ThisPage): PageConfiguration {
  const { brand, version, defaultArea, regionalHosts, consolePrefixes, cookieDomain, prefetchDelay } = configuration;
  return {
    brand,
    version,
    release: page.release,
    signIn: { base: '/user', defaultArea },
    roots: ROOTS,
    consolePrefixes,
    regionalHosts,
    cookieDomain,
    site: { main: '/site', help: '/site', docs: '/site' },
    source: configuration.carrierSource ? 'carrier' : 'sandbox',
    avatars: '/site/avatars',
    scripts: configuration.scripts,
    languages: { folder: '/app/locales/', hashes: page.languages, initial: page.language },
    applications: page.applications,
    prefetchDelay,
    overrides: page.overrides,
    beacons: page.reportsLoads ? `${RELEASE_ROOT}/beacons` : null,
    rights: page.rights,
    live: page.live,
    ...thirdParties(configuration),
  };
}

/** The deployment's applications, if this release has the module: an older release shows no such page. */
export function applicationsOf({ applications }: Configuration, { imports }: ImportMap) {
  return applications.filter(({ url }) => url === undefined || url in imports);
}

/** Origins other than the page's own that its calls may go to. */
export function apiOrigins({ regionalHosts, consolePrefixes }: Configuration): string[] {
  const hosts = [...Object.values(regionalHosts), ...Object.values(consolePrefixes)];
  return [...new Set(hosts.filter((host) => !host.startsWith('/')))];
}
