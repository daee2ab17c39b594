import type { SubmitOffline } from '@tracking-console/contract/orders/offline';
import { OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import { advisoryLock } from '../../advisoryLock.ts';
import type { Database, Transaction } from '../../database.ts';
import { and, desc, eq, inArray, ne } from '../../drizzle.ts';
import { foldText } from '../../foldText.ts';
import { rolledBack } from '../orders/orderRefusal.ts';
import { orders } from '../orders/orderTable.ts';
import { transfers } from './transferTable.ts';

/** Days between two transfers that may be one, noted by the payer's bank and by ours. */
const NEAR_DAYS = 7;
/** How many of them a reviewer is shown. */
const MAX_SHOWN = 20;

/** Words that payers write before a reference, in the languages of our customers' banks. */
const LEADING =
  /^(?:(?:no|nr|num|number|nummer|numero|n|id|ref|refno|reference|referenz|referencia|riferimento|order|orderno|bestellung|auftrag|commande|pedido|ordine|payment|pay|zahlung|invoice|inv|rechnung|re|rg|po|for|of|the)(?: +|(?=\p{N})))+(?=.*\p{N})/u;

const wordsOf = (text: string) => foldText(text.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A reference without its variations in writing; empty if it has neither letters nor digits. */
export const normalizeReference = (text: string): string =>
  wordsOf(text).join(' ').replace(LEADING, '').replaceAll(' ', '');

/** A name, with its parts in any order. */
export const normalizePayer = (text: string): string => wordsOf(text).sort().join(' ');

/**
 * Refuses a transfer that was submitted before for another order, also by another customer or with its reference
 * written differently: it pays only once. @throws RolledBack
 */
export async function refuseSubmitted(transaction: Transaction, given: SubmitOffline): Promise<void> {
  const { OrderNo, Amount, TransferDate, Reference } = given;
  // Two at once must not both be the first.
  await advisoryLock(transaction, 'transfer', `${Amount} ${TransferDate}`);
  const sameDay = await transaction
    .select({ reference: transfers.reference })
    .from(transfers)
    .where(and(eq(transfers.amount, Amount), eq(transfers.transferDate, TransferDate), ne(transfers.orderNo, OrderNo)));
  if (!sameDay.some(({ reference }) => reference !== null && isSameReference(reference, Reference))) return;
  const text = 'A transfer of this reference, amount and date was submitted before.';
  throw rolledBack(OFFLINE_CODES.duplicateTransfer, text, 'Reference');
}

function isSameReference(one: string, other: string): boolean {
  const [plain, given] = [normalizeReference(one), normalizeReference(other)];
  return plain === '' || given === '' ? one.trim() === other.trim() : plain === given;
}

/** Orders whose transfer may be the same payment: an equal amount of the same payer, within a week. Newest first. */
export async function findSamePayments(reading: Database | Transaction, orderNo: string): Promise<string[]> {
  const dated = {
    orderNo: transfers.orderNo,
    amount: transfers.amount,
    date: transfers.transferDate,
    payer: transfers.payer,
    currency: orders.currency,
  };
  const joined = () => reading.select(dated).from(transfers).innerJoin(orders, eq(orders.orderNo, transfers.orderNo));
  const [own] = await joined().where(eq(transfers.orderNo, orderNo));
  if (own?.amount == null || own.date === null) return [];
  const { amount, date, currency } = own;
  const payer = normalizePayer(own.payer);
  const others = await joined()
    .where(
      and(
        eq(transfers.amount, amount),
        eq(orders.currency, currency),
        ne(transfers.orderNo, orderNo),
        // A rejected or withdrawn transfer has paid nothing.
        inArray(transfers.status, ['UnderReview', 'Confirmed']),
      ),
    )
    .orderBy(desc(transfers.transferDate), desc(transfers.id));
  const isNear = (other: string | null) =>
    other !== null && Math.abs(Date.parse(other) - Date.parse(date)) <= NEAR_DAYS * DAY;
  return others
    .filter((other) => isNear(other.date) && normalizePayer(other.payer) === payer)
    .slice(0, MAX_SHOWN)
    .map((other) => other.orderNo);
}
