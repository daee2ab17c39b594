import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { type Identity, otherIdentity } from '@tracking-console/contract/shipments/statuses';
import {
  accountMenu,
  isReleasePage,
  type MenuItem,
  type MenuTitle,
  mainMenu,
  prefixOf,
  releaseMenu,
} from '@tracking-console/platform';

export interface Step {
  title: MenuTitle;
  path: string;
}

export interface Trail {
  /** Menu items from the top to the one the address belongs to; empty for an address no menu knows. */
  steps: readonly Step[];
  /** The address lies deeper than the last step, e.g. one shipment below the list. */
  deeper: boolean;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether an address is a menu item's own or lies below it; letters may be of either case. */
export const belongsTo = (pathname: string, path: string) =>
  same(pathname, path) || pathname.toLowerCase().startsWith(`${path.toLowerCase()}/`);

type Deployment = Pick<PageConfiguration, 'applications' | 'rights'>;

/** The place of an address in the menus of its console, or in the release page's own. */
export function findTrail(
  identity: Identity,
  language: string,
  address: string,
  { applications, rights }: Deployment,
): Trail {
  const bare = address.replace(/\/+$/, '');
  const pathname = same(bare, prefixOf(identity)) ? `${prefixOf(identity)}/dashboard` : bare;
  const menu = isReleasePage(pathname) ? releaseMenu(rights) : mainMenu(identity, language, applications);
  const steps = pathOf(menu, pathname) ?? accountStep(identity, pathname, rights);
  const last = steps.at(-1);
  return { steps, deeper: last !== undefined && !same(last.path, pathname) };
}

function pathOf(items: readonly MenuItem[], pathname: string): Step[] | undefined {
  const item = items.find(({ path }) => belongsTo(pathname, path));
  if (!item) return undefined;
  const { title, path, children } = item;
  return [{ title, path }, ...((children && pathOf(children, pathname)) ?? [])];
}

/** Both consoles have each other's account pages, be they in no menu of theirs. */
function accountStep(identity: Identity, pathname: string, rights: Deployment['rights']): Step[] {
  const ofOther = accountMenu(otherIdentity(identity), rights).map((item) => ({
    ...item,
    path: item.path.replace(/^\/\w+/, prefixOf(identity)),
  }));
  const items = [...accountMenu(identity, rights), ...ofOther];
  const item = items.find(({ path, onCustomAction }) => !onCustomAction && belongsTo(pathname, path));
  return item ? [{ title: item.title, path: item.path }] : [];
}
