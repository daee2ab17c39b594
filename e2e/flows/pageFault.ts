import type { Page } from '@playwright/test';
import { type Expected, shownRoot } from './invariants.ts';
import type { Standing, Typed } from './standing.ts';

/** A page that is open, as a fault finds it. */
export interface Scene {
  page: Page;
  standing: Standing;
  typed: Typed | undefined;
}

/** The outcome of meeting a fault; null: nothing visible on the page, or the page is no longer a console's. */
export type Met =
  | null
  | (Pick<Expected, 'said' | 'reported' | 'apart'> & {
      /** Rows that are on the server although it seemed to fail. */
      effect?: number;
    });

export interface Struck {
  /** The steps that lead to the fault, and its outcome. */
  meet: () => Promise<Met>;
  /** The cause ends. */
  end: () => Promise<unknown>;
  /** The user gets what they wanted, in the same place. Resolves to the number of rows added. */
  mend: () => Promise<number>;
}

/** Where a fault is met; of two faults the one of the earlier place comes first. Two of one place are not combined. */
export const PLACES = ['everywhere', 'call', 'page', 'switch'] as const;

export interface PageFault {
  /** Its IDs and what it is. */
  fault: string;
  place: (typeof PLACES)[number];
  isPossible: (standing: Standing) => boolean;
  /** It cannot be combined with another fault: it leads to another page, or is only slow. */
  isAlone?: true;
  /** Before the page is opened. */
  prepare?: (page: Page, standing: Standing) => Promise<unknown>;
  strike: (scene: Scene) => Promise<Struck>;
}

export const headingOf = (page: Page) => shownRoot(page).getByRole('heading', { level: 1 }).innerText();
