import type { Identity } from '@tracking-console/contract/statuses';
import type { MemberInfo } from '@tracking-console/contract/user';
import type { Transaction } from '../../database.ts';

/** Called once in a user's life for each identity, in the transaction that opens it. */
export type IdentityOpenedListener = (
  opened: { gid: string; identity: Identity },
  transaction: Transaction,
) => Promise<void>;

/** What the user's identities allow and have used: one entry per open identity. */
export type ListMemberInfos = (gid: string) => Promise<MemberInfo[]>;
