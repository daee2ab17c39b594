import type { SubmitOffline } from '@tracking-console/contract/orders/offline';
import {
  ACCOUNT_TAIL,
  MAX_BANK,
  MAX_PAYER,
  MAX_RECEIPT,
  MAX_RECEIPTS,
  MAX_REFERENCE,
  MIN_PAYER,
} from '@tracking-console/contract/orders/offlineConstants';
import { CURRENCY_DIGITS, type Currency } from '@tracking-console/contract/orders/orderConstants';
import { isLine } from '@tracking-console/contract/values/lines';
import { isDay } from '@tracking-console/contract/values/times';
import type { Transfer } from '../../model/transfers.ts';
import type { Named } from '../../model/wireNames.ts';
import type { Text } from '../../useText.ts';

export interface TransferValues {
  payer: string;
  bank: string;
  tail: string;
  date: string;
  amount: string;
  reference: string;
  note: string;
  receipts: File[];
}
export type FieldName = keyof TransferValues;

/** "10.71" or "10,71" of an amount in the currency's smallest unit, as the language's readers type it. */
export function writeAmount(amount: number, currency: Currency, language: string): string {
  const digits = CURRENCY_DIGITS[currency];
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}${pointOf(language)}${text.slice(-digits)}`;
}

const pointOf = (language: string) =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';

/** In the currency's smallest unit; undefined: no amount above 0. A comma is as good as a point. */
export function readAmount(text: string, currency: Currency): number | undefined {
  const digits = CURRENCY_DIGITS[currency];
  const pattern = digits === 0 ? /^(\d{1,9})$/ : new RegExp(`^(\\d{1,9})(?:[.,](\\d{1,${digits}}))?$`);
  const [, whole = '', rest = ''] = pattern.exec(text.trim()) ?? [];
  const amount = Number(whole + rest.padEnd(digits, '0'));
  return whole !== '' && amount > 0 ? amount : undefined;
}

/** What was submitted before, or what the order requires. */
export function valuesOf(transfer: Transfer, language: string): TransferValues {
  return {
    payer: transfer.payer,
    bank: transfer.bank,
    tail: transfer.accountTail,
    date: transfer.transferDate ?? '',
    amount: writeAmount(transfer.amount ?? transfer.orderAmount, transfer.currency, language),
    reference: transfer.reference || transfer.orderNo,
    note: transfer.note,
    receipts: [],
  };
}

interface Surroundings {
  transfer: Transfer;
  /** The present day in the customer's time zone. */
  today: string;
  t: Text;
  language: string;
  money: (amount: number) => string;
}

type Faults = Partial<Record<FieldName, string>>;

/** The faults, by field. */
export function faultsOf(values: TransferValues, { transfer, today, t, language, money }: Surroundings): Faults {
  const { currency, orderAmount } = transfer;
  const amount = readAmount(values.amount, currency);
  const faults: Record<FieldName, string | false> = {
    payer: lengthFault(values.payer, MIN_PAYER, MAX_PAYER),
    bank: lengthFault(values.bank, 1, MAX_BANK),
    tail: !ACCOUNT_TAIL.test(values.tail) && t('offline.wrong.tail'),
    date: !(isDay(values.date) && values.date <= today) && t('offline.wrong.date'),
    amount:
      amount === undefined && t('offline.wrong.amount', { example: writeAmount(orderAmount, currency, language) }),
    reference: lengthFault(values.reference, 1, MAX_REFERENCE),
    note:
      amount !== undefined &&
      amount !== orderAmount &&
      values.note.trim() === '' &&
      t('offline.wrong.note', { amount: money(orderAmount) }),
    receipts: !areReceipts(values.receipts) && t('offline.receipts'),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== false));

  function lengthFault(text: string, min: number, max: number) {
    const { length } = text.trim();
    return !(length >= min && length <= max && isLine(text)) && t('offline.wrong.length', { min, max });
  }
}

const areReceipts = (files: readonly File[]) =>
  files.length > 0 && files.length <= MAX_RECEIPTS && files.every(({ size }) => size <= MAX_RECEIPT);

/** The values for the call; they must have no faults. */
export const submissionOf = (values: TransferValues, { orderNo, currency }: Transfer): Named<SubmitOffline> => ({
  orderNo,
  payer: values.payer.trim(),
  bank: values.bank.trim(),
  accountTail: values.tail,
  transferDate: values.date,
  amount: readAmount(values.amount, currency) ?? 0,
  reference: values.reference.trim(),
  note: values.note.trim(),
});
