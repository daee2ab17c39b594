import { DEVELOPER_PANEL, MODULES, OVERRIDES, RELEASE_APP } from '@tracking-console/contract/page/applications';

/** The limits of a module's size, in bytes: its entry compressed as browsers get it, all of its files as they are. */
export interface Budget {
  entry: number;
  all: number;
}

const kB = 1_000;

/** An eighth to a half above their present sizes: further growth is a decision, made here. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  [MODULES.rootConfig]: { entry: 28 * kB, all: 120 * kB },
  '@tracking-console/shared-dependencies': { entry: 145 * kB, all: 800 * kB },
  [MODULES.platform]: { entry: 19 * kB, all: 3_300 * kB },
  // With app-kit; most of it are antd's widgets, each fetched when it is first rendered.
  [MODULES.ui]: { entry: 31.5 * kB, all: 2_200 * kB },
  [MODULES.shell]: { entry: 15 * kB, all: 250 * kB },
  [MODULES.buyerApp]: { entry: 19 * kB, all: 1_400 * kB },
  // Half of it is the playground's editor, fetched with its tab.
  [MODULES.apiApp]: { entry: 8 * kB, all: 900 * kB },
  // Half of it is the word lists for a password's strength, fetched when one is typed.
  [MODULES.sharedAccount]: { entry: 5 * kB, all: 1_000 * kB },
  [RELEASE_APP]: { entry: 8 * kB, all: 160 * kB },
  [DEVELOPER_PANEL]: { entry: 7 * kB, all: 60 * kB },
  [OVERRIDES]: { entry: 11 * kB, all: 35 * kB },
};

/** For a module that is not in this table, such as one of another team. */
export const OTHER: Budget = { entry: 60 * kB, all: 2_000 * kB };

/** Compressed: all that a console's first page needs, the frame around it included. */
export const FIRST_LOAD = 300 * kB;
