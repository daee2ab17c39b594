import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { Session } from '../../http/callers/session.ts';
import type { Refusal } from '../../http/calls/refusal.ts';
import type { IdentityOwner } from '../../owner.ts';
import { type RoleRefusal, roleRefusal } from '../users/roles.ts';
import type { UserService } from '../users/userService.ts';
import { refuseOrder } from './orderRefusal.ts';

/** The caller of the order calls. */
export interface Customer {
  gid: string;
  email: string;
  language: string;
  country: string;
  /** Why the customer may not review payments of all customers; undefined: one of the staff, who may. */
  financeRefusal: RoleRefusal | undefined;
  /** Why a call about a console is refused if its identity is not open. */
  identityRefusal(app: Identity): Refusal | undefined;
  /** @throws if the identity is not open, which the root has checked */
  owner(app: Identity): IdentityOwner;
}

export async function readCustomer(users: UserService, session: Session): Promise<Customer> {
  const { gid } = session;
  const [user, identities] = await Promise.all([users.find(gid), users.listIdentities(gid)]);
  const { email = '', language = 'en', country = '' } = user ?? {};
  const identityRefusal = (scope: Identity) =>
    identities.includes(scope)
      ? undefined
      : refuseOrder(ORDER_CODES.noIdentity, `The ${scope} identity is not open.`, 'App');
  const owner = (scope: Identity): IdentityOwner => {
    if (!identities.includes(scope)) throw new Error(`the ${scope} identity of ${gid} is not open`);
    return { gid, scope };
  };
  const financeRefusal = roleRefusal(user, session, 'finance');
  return { gid, email, language, country, financeRefusal, identityRefusal, owner };
}

interface CustomerContext {
  customer: Customer;
}

/** A call that names a console needs its identity. */
export const checkIdentity = ({ App }: { App?: unknown }, { customer }: CustomerContext) =>
  App === 'BUYER' || App === 'API' ? customer.identityRefusal(App) : undefined;

/** Makes the calls of the staff, who review what all customers pay. */
export const staffCalls =
  (refusals: Record<RoleRefusal, Refusal>) =>
  <Param, Context extends CustomerContext, Answer>(call: (param: Param, context: Context) => Promise<Answer>) =>
  async (param: Param, context: Context): Promise<Answer | Refusal> => {
    const { financeRefusal } = context.customer;
    return financeRefusal ? refusals[financeRefusal] : call(param, context);
  };
