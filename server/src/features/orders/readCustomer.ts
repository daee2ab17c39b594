import { ORDER_CODES } from '@tracking-console/contract/orderConstants';
import type { Identity } from '@tracking-console/contract/statuses';
import type { Session } from '../../http/session.ts';
import type { IdentityOwner } from '../../owner.ts';
import { type RoleRefusal, roleRefusal } from '../users/roles.ts';
import type { UserService } from '../users/userService.ts';
import { OrderRefusal } from './orderContext.ts';

/** Who calls about orders. */
export interface Customer {
  gid: string;
  email: string;
  language: string;
  country: string;
  /** Why the customer may not review payments of all customers; undefined: one of the staff, who may. */
  financeRefusal: RoleRefusal | undefined;
  /** @throws OrderRefusal where the identity is not open */
  owner(app: Identity): IdentityOwner;
}

export async function readCustomer(users: UserService, session: Session): Promise<Customer> {
  const { gid } = session;
  const [user, identities] = await Promise.all([users.find(gid), users.listIdentities(gid)]);
  const { email = '', language = 'en', country = '' } = user ?? {};
  const owner = (scope: Identity): IdentityOwner => {
    if (identities.includes(scope)) return { gid, scope };
    throw new OrderRefusal(ORDER_CODES.noIdentity, `The ${scope} identity is not open.`, 'App');
  };
  return { gid, email, language, country, financeRefusal: roleRefusal(user, session, 'finance'), owner };
}
