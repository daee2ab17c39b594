import type { ReceivingAccount } from '@tracking-console/contract/orders/offline';
import type { Database } from '../../database.ts';
import type { IdentityOwner } from '../../owner.ts';
import type { Catalog } from '../../productsFile.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { QuotaService } from '../quotas/quotaService.ts';

/** What everything about orders goes through. */
export interface OrderContext {
  db: Database;
  now: () => Date;
  catalog: Catalog;
  /** Where customers transfer money to. */
  receivingAccounts: readonly ReceivingAccount[];
  /** Null: orders are paid by bank transfer alone. */
  provider: PaymentProvider | null;
  quotas: QuotaService;
  /** Of shipments. */
  statistics: { readCapacity(owner: IdentityOwner): Promise<{ quota: number; used: number; free: number }> };
  brand: string;
  /** Of the page's own addresses. */
  origin: string;
  onProblem: (message: string) => void;
}
