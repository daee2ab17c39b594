import type { ReviewDetail, ReviewRow, TransferDetail, TransferRow } from '@tracking-console/contract/orders/offline';
import { canBecome, TRANSFER_PAGE_SIZE, type TransferStatus } from '@tracking-console/contract/orders/offlineConstants';
import type { Database } from '../../database.ts';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from '../../drizzle.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import type { IdentityOwner } from '../../owner.ts';
import { orders } from '../orders/orderTable.ts';
import { users } from '../users/userTable.ts';
import { NO_TRANSFER } from './reviewTransfer.ts';
import { findSamePayments } from './samePayment.ts';
import { receipts, transferEvents, transfers } from './transferTable.ts';

const isAwaited = and(eq(orders.status, 'Pending'), eq(orders.payMethod, 'offline'));
/** An order by transfer without a submission awaits its transfer. */
const STATUS = sql<TransferStatus>`coalesce(${transfers.status}, 'AwaitingTransfer')`;
const TIME = sql`coalesce(${transfers.updateTime}, ${orders.createTime})`;

/** Reads transfers: for their customer, and for the staff of all customers. */
export function createTransferReads(db: Database) {
  const joined = () =>
    db
      .select({ order: orders, transfer: transfers, email: users.email })
      .from(orders)
      .innerJoin(users, eq(users.gid, orders.gid))
      .leftJoin(transfers, eq(transfers.orderNo, orders.orderNo));
  type Joined = Awaited<ReturnType<typeof joined>>[number];

  async function withReceipts(found: readonly Joined[]): Promise<ReviewRow[]> {
    const ids = found.flatMap(({ transfer }) => (transfer ? [transfer.id] : []));
    const { id, transferId, submission, type, size } = receipts;
    const all = ids.length
      ? await db
          .select({ id, transferId, submission, type, size })
          .from(receipts)
          .where(inArray(transferId, ids))
          .orderBy(asc(id))
      : [];
    return found.map((row) => ({
      ...toRow(row),
      Receipts: all
        .filter((one) => one.transferId === row.transfer?.id && one.submission === row.transfer.submission)
        .map((one) => ({ Id: String(one.id), Type: one.type, Size: one.size })),
    }));
  }

  async function list(where: SQL | undefined, page: number, oldestFirst: boolean) {
    const [rows, [counted]] = await Promise.all([
      joined()
        .where(where)
        .orderBy(oldestFirst ? asc(TIME) : desc(TIME), desc(orders.orderNo))
        .limit(TRANSFER_PAGE_SIZE)
        .offset((page - 1) * TRANSFER_PAGE_SIZE),
      db
        .select({ total: sql<number>`count(*)::int` })
        .from(orders)
        .leftJoin(transfers, eq(transfers.orderNo, orders.orderNo))
        .where(where),
    ]);
    return { rows: await withReceipts(rows), total: counted?.total ?? 0 };
  }

  async function read(where: SQL | undefined): Promise<Omit<ReviewDetail, 'MayBeSameAs'> | Refusal> {
    const found = await joined().where(where);
    const [row] = await withReceipts(found);
    if (!row) return NO_TRANSFER;
    const events = row.Id
      ? await db
          .select()
          .from(transferEvents)
          .where(eq(transferEvents.transferId, Number(row.Id)))
          .orderBy(asc(transferEvents.id))
      : [];
    return {
      ...row,
      Events: events.map(({ time, status, note, email }) => ({
        Time: time.toISOString(),
        Status: status,
        Note: note,
        By: email,
      })),
    };
  }

  const isShown = or(isAwaited, isNotNull(transfers.id));

  return {
    async listOwn({ gid, scope }: IdentityOwner, status: TransferStatus | undefined, page: number) {
      const own = and(eq(orders.gid, gid), eq(orders.scope, scope), isShown, status && eq(STATUS, status));
      const { rows, total } = await list(own, page, false);
      return { rows: rows.map(({ Email: _, ...row }): TransferRow => row), total };
    },

    async readOwn(gid: string, orderNo: string): Promise<TransferDetail | Refusal> {
      const found = await read(and(eq(orders.gid, gid), eq(orders.orderNo, orderNo), isShown));
      if (found instanceof Refusal) return found;
      const { Email: _, Events, ...row } = found;
      return { ...row, Events: Events.map(({ By: _by, ...event }) => event) };
    },

    /** Transfers of all customers; those under review are sorted by waiting time, the longest first. */
    listAll: (status: TransferStatus | undefined, page: number) =>
      list(and(isNotNull(transfers.id), status && eq(transfers.status, status)), page, status === 'UnderReview'),

    async readAny(orderNo: string): Promise<ReviewDetail | Refusal> {
      const found = await read(and(eq(orders.orderNo, orderNo), isNotNull(transfers.id)));
      if (found instanceof Refusal) return found;
      const isOpen = found.Status === 'UnderReview';
      return { ...found, MayBeSameAs: isOpen ? await findSamePayments(db, orderNo) : [] };
    },

    /** A receipt for its customer, or for the staff. */
    async findReceipt(id: number, gid: string, isReviewer: boolean) {
      const [found] = await db
        .select({ type: receipts.type, content: receipts.content })
        .from(receipts)
        .innerJoin(transfers, eq(transfers.id, receipts.transferId))
        .innerJoin(orders, eq(orders.orderNo, transfers.orderNo))
        .where(and(eq(receipts.id, id), isReviewer ? undefined : eq(orders.gid, gid)));
      return found;
    },
  };
}

function toRow({
  order,
  transfer,
  email,
}: {
  order: typeof orders.$inferSelect;
  transfer: typeof transfers.$inferSelect | null;
  email: string;
}): Omit<ReviewRow, 'Receipts'> {
  const status = transfer?.status ?? 'AwaitingTransfer';
  return {
    Id: transfer ? String(transfer.id) : null,
    OrderNo: order.orderNo,
    App: order.scope,
    Email: email,
    ProductName: order.productName,
    Currency: order.currency,
    OrderAmount: order.amount,
    Amount: transfer?.amount ?? null,
    Payer: transfer?.payer ?? '',
    Bank: transfer?.bank ?? '',
    AccountTail: transfer?.accountTail ?? '',
    TransferDate: transfer?.transferDate ?? null,
    Reference: transfer?.reference ?? '',
    Note: transfer?.note ?? '',
    Status: status,
    ReviewNote: transfer?.reviewNote ?? '',
    Submission: transfer?.submission ?? 0,
    UpdateTime: (transfer?.updateTime ?? order.createTime).toISOString(),
    MaySubmit: order.status === 'Pending' && canBecome(status, 'UnderReview'),
  };
}
