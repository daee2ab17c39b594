import type { Identity } from '@tracking-console/contract/statuses';

/** Whose something is: a customer, in one of their consoles. */
export interface Owner {
  gid: string;
  scope: Identity;
}
