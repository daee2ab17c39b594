import type { Session } from '../../http/callers/session.ts';
import type { User } from './userService.ts';

/** The roles of the provider's staff, and the column that grants each. */
const COLUMNS = { release: 'mayRelease', override: 'mayOverride', finance: 'mayFinance' } as const;
export type Role = keyof typeof COLUMNS;

/** `secondStep`: the account holds the role, but the session was opened by a password alone. */
export type RoleRefusal = 'notHeld' | 'secondStep';

/** Why this session may act in none of the roles; undefined: it may. Every action of the staff is checked by this. */
export function roleRefusal(
  user: User | null,
  session: Pick<Session, 'secondStep'>,
  ...roles: readonly Role[]
): RoleRefusal | undefined {
  if (!roles.some((role) => user?.[COLUMNS[role]])) return 'notHeld';
  return session.secondStep ? undefined : 'secondStep';
}

export const SECOND_STEP_NEEDED =
  'This takes a session with a second step: turn on two-step sign-in, or sign in with a code or a passkey.';
