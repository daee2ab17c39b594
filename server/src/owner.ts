import type { Identity } from '@tracking-console/contract/statuses';

/** The owner of a record: a customer, in one of their consoles. */
export interface Owner {
  gid: string;
  scope: Identity;
  /** The tab that asks, where one does: its live updates carry it. */
  tab?: string;
}
