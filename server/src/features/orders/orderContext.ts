import type { ReceivingAccount } from '@tracking-console/contract/orders/offline';
import type { Database } from '../../database.ts';
import type { IdentityOwner } from '../../owner.ts';
import type { Catalog } from '../../productsFile.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { QuotaService } from '../quotas/quotaService.ts';

/** The context shared by everything about orders. */
export interface OrderContext {
  db: Database;
  now: () => Date;
  catalog: Catalog;
  /** The accounts customers transfer money to. */
  receivingAccounts: readonly ReceivingAccount[];
  /** Null: orders can only be paid by bank transfer. */
  provider: PaymentProvider | null;
  quotas: QuotaService;
  /** Part of the shipment service. */
  statistics: { readCapacity(owner: IdentityOwner): Promise<{ quota: number; used: number; free: number }> };
  brand: string;
  /** The origin of the page's own addresses. */
  origin: string;
  onProblem: (message: string) => void;
}
