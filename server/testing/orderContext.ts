import type { OrderContext } from '../src/features/orders/orderContext.ts';
import type { Services } from '../src/services.ts';

/** What orders go through at a server, for instances of a test's own. */
export const orderContextOf = ({ configuration, ...services }: Services): OrderContext => ({
  db: services.db,
  now: services.now,
  quotas: services.quotas,
  statistics: services.shipments.statistics,
  provider: services.paymentProvider,
  catalog: configuration.catalog,
  receivingAccounts: configuration.receivingAccounts,
  brand: configuration.brand,
  origin: configuration.mailOrigin,
  onProblem: () => undefined,
});
