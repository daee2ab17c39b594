import type { Identity } from '@tracking-console/contract/statuses';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Addresses } from './addresses.ts';
import type { ShownPage } from './shownPage.ts';
import type { Trail } from './trail.ts';

/** The page an address stands for, as the frame around it needs to know it. */
export interface Page {
  pathname: string;
  /** MN-6: whose menu belongs to it. */
  identity: Identity;
  shown: ShownPage;
  /** SH-4: where it stands in the menus. */
  trail: Trail;
  /** Empty until it is known. */
  name: string;
}

interface FramedPages {
  addresses: Addresses;
  /** The page each console stands at, for those that stand. */
  pages: Readonly<Record<Identity, Page | undefined>>;
}

export const FramedPagesContext = createContext<FramedPages | null>(null);

/** @throws outside of the frame */
export function useFramedPages(): FramedPages {
  const framed = useContext(FramedPagesContext);
  if (!framed) throw new Error('There is no frame around this component.');
  return framed;
}

/** Of one console, inside what stands for it alone. */
export const PageContext = createContext<Page | null>(null);

/** The page of the console that what is drawn stands for. @throws outside of PerConsole */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('There is no page around this component.');
  return page;
}

/**
 * What `select` picks from the page that is shown. Only a change of it draws anew, so it picks what is the same in both
 * consoles wherever it can: a switch then draws nothing.
 */
export function useShown<Picked>(select: (page: Page) => Picked): Picked {
  const { addresses, pages } = useFramedPages();
  return useSyncExternalStore(addresses.onChange, () => {
    // One that came just now has no page yet; it has in a moment.
    const page = pages[addresses.shown()] ?? pages.BUYER ?? pages.API;
    if (!page) throw new Error('No console has a page.');
    return select(page);
  });
}

/** Calls `act` with the page that is shown, now and after each move, without drawing anything. `act` stays the same function. */
export function useEachPage(act: (page: Page) => void): void {
  const { addresses, pages } = useFramedPages();
  useEffect(() => {
    const tell = () => {
      const identity = addresses.shown();
      const page = pages[identity];
      // One that went elsewhere is drawn first, which calls again.
      if (page && page.pathname === addresses.all()[identity]) act(page);
    };
    tell();
    return addresses.onChange(tell);
  }, [addresses, pages, act]);
}
