import {
  type ApplicationOptions,
  type DeployedApplication,
  MODULES,
  PAGE_APPLICATIONS,
  RELEASE_APP,
} from '@tracking-console/contract/page/applications';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { ImportMap } from '@tracking-console/contract/releases/releases';

/** An application, and the addresses it is mounted at one after the other. */
export interface Visit {
  application: string;
  module: string;
  routes: readonly string[];
}

/** A page without a shell, where every application but its own is unmounted. */
export const OTHER_PATH = '/track/paycallback';

/** With the account pages among them, which are shared-account's. */
const VISITS: readonly Visit[] = [
  {
    application: 'buyer-app',
    module: MODULES.buyerApp,
    routes: ['/buyer/dashboard', '/buyer/shipment', '/buyer/userinfo'],
  },
  { application: 'api-app', module: MODULES.apiApp, routes: ['/api/dashboard', '/api/settings', '/api/security'] },
  { application: 'shell', module: MODULES.shell, routes: ['/buyer/settings', '/api/tracking', '/buyer/archived'] },
  {
    application: 'pay-callback',
    module: MODULES.sharedAccount,
    routes: [OTHER_PATH, `${OTHER_PATH}?order=1`, `${OTHER_PATH}?order=2`],
  },
];

/** For engineers: a release may leave it out. With it come the modules that only developers load. */
const RELEASE_VISIT: Visit = {
  application: 'release-app',
  module: RELEASE_APP,
  routes: ['/release/channels', '/release/releases', '/release/history'],
};

/** Those of the page, and those the deployment adds as far as the release has them. */
export function visitsOf(deployed: readonly DeployedApplication[], { imports }: ImportMap): Visit[] {
  const added = deployed.flatMap(({ name, url = '', prefix = '' }) =>
    url in imports && prefix !== ''
      ? [{ application: name, module: url, routes: [`/${prefix}`, `/${prefix}/a`, `/${prefix}/b`] }]
      : [],
  );
  return [...VISITS, ...(RELEASE_APP in imports ? [RELEASE_VISIT] : []), ...added];
}

const CONSOLES: Readonly<Record<string, string>> = { buyer: 'buyer-app', api: 'api-app' };

/** The other applications in the page at that address. */
export function othersAt(route: string, { application }: Visit): string[] {
  if (route.startsWith(OTHER_PATH)) return [];
  const console = CONSOLES[route.split('/')[1] ?? ''];
  return ['shell', ...(console ? [console] : [])].filter((name) => name !== application);
}

/**
 * A probe's page for engineers is shown as they see it, with a grant that names nothing. The server decides: a probe
 * only reads there (releaseCaller.ts), as the release being checked might otherwise promote itself.
 */
export function probedRights(path: string): Pick<PageConfiguration, 'rights' | 'overrides'> {
  const release = path.split('/')[1] === 'release';
  const nothing = { id: '', modules: [], origins: [], expireTime: new Date(0).toISOString() };
  return { rights: { release, override: false, finance: false }, overrides: release ? nothing : null };
}

const UNMOUNTED: Partial<ApplicationOptions> = { 'keep-alive': false };

/** On a probe's page leaving means unmounting, and nothing else is mounted meanwhile. */
export function probedApplications(deployed: readonly DeployedApplication[]): DeployedApplication[] {
  const names = new Set([...PAGE_APPLICATIONS, ...deployed.map(({ name }) => name)]);
  return [...names].map((name) => {
    const known = deployed.find((application) => application.name === name);
    return { name, ...known, prefetch: 1, options: { ...known?.options, ...UNMOUNTED } };
  });
}
