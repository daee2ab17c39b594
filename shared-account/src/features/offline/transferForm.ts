import { isLine } from '@tracking-console/contract/lines';
import type { SubmitOffline, TransferRow } from '@tracking-console/contract/offline';
import {
  ACCOUNT_TAIL,
  MAX_BANK,
  MAX_PAYER,
  MAX_RECEIPT,
  MAX_RECEIPTS,
  MAX_REFERENCE,
  MIN_PAYER,
} from '@tracking-console/contract/offlineConstants';
import { CURRENCY_DIGITS, type Currency } from '@tracking-console/contract/orderConstants';

import { isDay } from '@tracking-console/contract/times';
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

/** What was submitted before, or what the order asks for. */
export function valuesOf(transfer: TransferRow, language: string): TransferValues {
  return {
    payer: transfer.Payer,
    bank: transfer.Bank,
    tail: transfer.AccountTail,
    date: transfer.TransferDate ?? '',
    amount: writeAmount(transfer.Amount ?? transfer.OrderAmount, transfer.Currency, language),
    reference: transfer.Reference || transfer.OrderNo,
    note: transfer.Note,
    receipts: [],
  };
}

interface Surroundings {
  transfer: TransferRow;
  /** The day it is for the customer. */
  today: string;
  t: Text;
  language: string;
  money: (amount: number) => string;
}

type Faults = Partial<Record<FieldName, string>>;

/** What is wrong, by field. */
export function faultsOf(values: TransferValues, { transfer, today, t, language, money }: Surroundings): Faults {
  const { Currency: currency, OrderAmount } = transfer;
  const amount = readAmount(values.amount, currency);
  const faults: Record<FieldName, string | false> = {
    payer: lengthFault(values.payer, MIN_PAYER, MAX_PAYER),
    bank: lengthFault(values.bank, 1, MAX_BANK),
    tail: !ACCOUNT_TAIL.test(values.tail) && t('offline.wrong.tail'),
    date: !(isDay(values.date) && values.date <= today) && t('offline.wrong.date'),
    amount:
      amount === undefined && t('offline.wrong.amount', { example: writeAmount(OrderAmount, currency, language) }),
    reference: lengthFault(values.reference, 1, MAX_REFERENCE),
    note:
      amount !== undefined &&
      amount !== OrderAmount &&
      values.note.trim() === '' &&
      t('offline.wrong.note', { amount: money(OrderAmount) }),
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

/** As it is sent; call it with what has no faults. */
export const wireOf = (values: TransferValues, { OrderNo, Currency }: TransferRow): SubmitOffline => ({
  OrderNo,
  Payer: values.payer.trim(),
  Bank: values.bank.trim(),
  AccountTail: values.tail,
  TransferDate: values.date,
  Amount: readAmount(values.amount, Currency) ?? 0,
  Reference: values.reference.trim(),
  Note: values.note.trim(),
});
