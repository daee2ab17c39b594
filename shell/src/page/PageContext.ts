import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { createContext, useContext } from 'react';
import type { ShownPage } from './shownPage.ts';
import type { Trail } from './trail.ts';

/** The page of an address, as the frame around it needs it. */
export interface Page {
  /** As paths are compared: decoded, in lower case, without trailing slashes. */
  pathname: string;
  /** The identity whose menu is shown. */
  identity: Identity;
  shown: ShownPage;
  /** Its place in the menus. */
  trail: Trail;
  /** Empty until it is known. */
  name: string;
}

export const PageContext = createContext<Page | null>(null);

/** The page that is shown. @throws outside of the frame */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('There is no frame around this component.');
  return page;
}
