import { firstSegment, plainPath, readAddress } from '@tracking-console/contract/page/addresses';
import {
  type ApplicationOptions,
  type DeployedApplication,
  MODULES,
  RELEASE_APP,
} from '@tracking-console/contract/page/applications';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { type Descriptor, readDescriptor } from './runtime/descriptor.ts';

/** One application of the page: where it is shown and when. */
export interface ApplicationEntry extends Descriptor {
  /** Id of the element its container is put into. */
  place: 'shell' | 'main';
  /** The first path segment it is active at, the exact path of a page without the shell, or everywhere else. */
  activeAt: { prefix: string } | { exactly: string } | 'everyFramedPage';
  basePath: string;
  identity: Identity | null;
  /** Only for users who may release or override. */
  forEngineers?: true;
  /** Which of the module's exports is the application; default: the module itself. */
  member?: string;
  /** 1 fetches it ahead of time, 2 also compiles it, 3 also premounts it. */
  prefetch?: 1 | 2 | 3;
}

type EntryInput = Omit<ApplicationEntry, 'options'> & { options?: Partial<ApplicationOptions> };

/** The page that payment providers return to has no shell. */
const PAY_CALLBACK = '/track/paycallback';

/** Switching between the consoles keeps the user's work. */
const CONSOLE_OPTIONS = { 'keep-alive': true, 'default-page': 'dashboard' } as const;

const inputs: readonly EntryInput[] = [
  { name: 'shell', url: MODULES.shell, place: 'shell', activeAt: 'everyFramedPage', basePath: '/', identity: null },
  {
    name: 'buyer-app',
    url: MODULES.buyerApp,
    place: 'main',
    activeAt: { prefix: 'buyer' },
    basePath: '/buyer',
    identity: 'BUYER',
    options: { ...CONSOLE_OPTIONS, ssr: true },
    prefetch: 3,
  },
  {
    name: 'api-app',
    url: MODULES.apiApp,
    place: 'main',
    activeAt: { prefix: 'api' },
    basePath: '/api',
    identity: 'API',
    options: CONSOLE_OPTIONS,
    prefetch: 3,
  },
  {
    name: 'release-app',
    url: RELEASE_APP,
    place: 'main',
    activeAt: { prefix: 'release' },
    basePath: '/release',
    identity: null,
    forEngineers: true,
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

/** @throws InvalidDescriptor */
export const readEntry = (entry: EntryInput): ApplicationEntry => ({ ...entry, ...readDescriptor(entry) });

export const applications: readonly ApplicationEntry[] = inputs.map(readEntry);

/**
 * The table with what a deployment adds: options of an application that is known, or another application under a prefix.
 * @throws InvalidDescriptor
 */
export function applicationsWith(deployed: readonly DeployedApplication[]): readonly ApplicationEntry[] {
  const changed = inputs.map((entry) => {
    const { options, prefix, ...more } = deployed.find(({ name }) => name === entry.name) ?? { name: entry.name };
    return readEntry({ ...entry, ...more, options: { ...entry.options, ...options } });
  });
  const added = deployed
    .filter(({ name }) => !inputs.some((entry) => entry.name === name))
    .map(({ prefix = '', url = '', identity = null, ...more }) =>
      readEntry({ place: 'main', activeAt: { prefix }, basePath: `/${prefix}`, url, identity, ...more }),
    );
  return [...changed, ...added];
}

/** For all other users the shell shows that there is no such page. */
export const isOpenTo = ({ release, override }: PageConfiguration['rights'], { forEngineers }: ApplicationEntry) =>
  !forEngineers || release || override;

type Place = Pick<Location, 'pathname'>;

export function isActive({ activeAt }: ApplicationEntry, { pathname }: Place) {
  if (activeAt === 'everyFramedPage') return readAddress(pathname).page !== 'payCallback';
  if ('prefix' in activeAt) return firstSegment(pathname) === activeAt.prefix;
  return plainPath(pathname) === activeAt.exactly;
}

/** The page's applications by address: finding those of an address takes as long for a thousand as for three. */
export function createTable() {
  const byName = new Map<string, ApplicationEntry>();
  const byKey = new Map<string, Map<string, ApplicationEntry>>();
  const keyOf = ({ activeAt }: ApplicationEntry) => {
    if (activeAt === 'everyFramedPage') return 'everywhere';
    return 'prefix' in activeAt ? `/${activeAt.prefix}/` : activeAt.exactly;
  };

  return {
    /** One of the same name takes the other's place. */
    add(entry: ApplicationEntry) {
      const replaced = byName.get(entry.name);
      if (replaced) byKey.get(keyOf(replaced))?.delete(entry.name);
      byName.set(entry.name, entry);
      const others = byKey.get(keyOf(entry)) ?? new Map<string, ApplicationEntry>();
      byKey.set(keyOf(entry), others.set(entry.name, entry));
    },
    matching(location: Place): ApplicationEntry[] {
      const { pathname } = location;
      const keys = ['everywhere', `/${firstSegment(pathname)}/`, plainPath(pathname)];
      return keys.flatMap((key) => [...(byKey.get(key)?.values() ?? [])]).filter((entry) => isActive(entry, location));
    },
    /** By name: the entry may have been registered again since. */
    isActive: (name: string, location: Place) => {
      const entry = byName.get(name);
      return entry !== undefined && isActive(entry, location);
    },
    get: (name: string) => byName.get(name),
    all: () => [...byName.values()],
  };
}
