import { MODULES } from '@tracking-console/contract/applications';
import type { Identity } from '@tracking-console/contract/statuses';

/** One application of the page: where it stands and when. */
export interface ApplicationEntry {
  name: string;
  /** Import-map name of its module. */
  url: string;
  /** Id of the element its container is put into. */
  place: 'shell' | 'main';
  /** First path segment it is active at (RT-2), the exact path of a page without the shell, or everywhere else. */
  activeAt: { prefix: string } | { exactly: string } | 'everyFramedPage';
  basePath: string;
  identity: Identity | null;
  /** Which of the module's exports is the application; default: the module itself. */
  member?: string;
}

/** RT-3: pages without shell. */
const PAY_CALLBACK = '/track/paycallback';

export const applications: readonly ApplicationEntry[] = [
  { name: 'shell', url: MODULES.shell, place: 'shell', activeAt: 'everyFramedPage', basePath: '/', identity: null },
  {
    name: 'buyer-app',
    url: MODULES.buyerApp,
    place: 'main',
    activeAt: { prefix: 'buyer' },
    basePath: '/buyer',
    identity: 'BUYER',
  },
  {
    name: 'api-app',
    url: MODULES.apiApp,
    place: 'main',
    activeAt: { prefix: 'api' },
    basePath: '/api',
    identity: 'API',
  },
  {
    name: 'pay-callback',
    url: MODULES.sharedAccount,
    place: 'main',
    activeAt: { exactly: PAY_CALLBACK },
    basePath: PAY_CALLBACK,
    identity: null,
    member: 'payCallback',
  },
];

const firstSegment = (pathname: string) => pathname.split('/')[1]?.toLowerCase() ?? '';
const withoutTrailingSlash = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

export function isActive({ activeAt }: ApplicationEntry, { pathname }: Pick<Location, 'pathname'>) {
  if (activeAt === 'everyFramedPage') return withoutTrailingSlash(pathname) !== PAY_CALLBACK;
  if ('prefix' in activeAt) return firstSegment(pathname) === activeAt.prefix;
  return withoutTrailingSlash(pathname) === activeAt.exactly;
}
