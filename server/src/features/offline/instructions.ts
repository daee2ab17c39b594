import type { ReceivingAccount } from '@tracking-console/contract/offline';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { formatAmount } from '../../documents/formatAmount.ts';
import type { OrderRecord } from '../orders/orderTable.ts';
import { A4, QUIET, writerOf } from '../orders/receipt.ts';

/** How an order is paid by transfer, on one page to print, in English as the receipt. */
export async function writeInstructions(order: OrderRecord, account: ReceivingAccount, brand: string) {
  const document = await PDFDocument.create();
  document.setTitle(`Transfer instructions ${order.orderNo}`);
  document.setCreator(brand);
  document.setCreationDate(order.createTime);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const write = writerOf(document.addPage([A4.width, A4.height]));
  write(brand, { y: 76, size: 14, font: bold });
  write('Transfer instructions', { y: 130, size: 26, font: bold });
  const facts = [
    ['Amount', formatAmount(order.amount, order.currency, 'en')],
    ['Reference', order.orderNo],
    ['Account holder', account.holder],
    ['Bank', account.bank],
    ['SWIFT / BIC', account.swift],
    ['Account', account.account],
    ['Product', `${order.productName} × ${order.quantity}`],
    ['Transfer by', order.closeTime.toISOString().slice(0, 10)],
  ] as const;
  for (const [place, [label, value]] of facts.entries()) {
    write(label, { y: 176 + place * 24, size: 11, font: plain, color: QUIET });
    write(value, { y: 176 + place * 24, size: 11, font: bold, x: 180 });
  }
  const hint = 'Enter the reference exactly as shown, then submit the receipt of your transfer in the console.';
  write(hint, { y: 176 + facts.length * 24 + 20, size: 10, font: plain, color: QUIET });
  return document.save();
}
