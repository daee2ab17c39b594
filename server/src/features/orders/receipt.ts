import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { formatAmount } from '../../documents/formatAmount.ts';
import type { OrderRecord } from './orderTable.ts';

export const A4 = { width: 595, height: 842 };
const MARGIN = 56;
const INK = rgb(0.11, 0.15, 0.16);
export const QUIET = rgb(0.34, 0.39, 0.4);

interface ReceiptParts {
  brand: string;
  email: string;
}

/** The receipt of a paid order, in English: the fonts every reader of PDF has know no other letters. */
export async function writeReceipt(order: OrderRecord, { brand, email }: ReceiptParts): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Receipt ${order.orderNo}`);
  document.setCreator(brand);
  document.setCreationDate(order.payTime ?? order.createTime);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([A4.width, A4.height]);
  const write = writerOf(page);
  write(brand, { y: 76, size: 14, font: bold });
  write('Receipt', { y: 130, size: 26, font: bold });
  const facts = [
    ['Order', order.orderNo],
    ['Paid on', dayOf(order.payTime)],
    ['Paid by', METHODS[order.payMethod]],
    ['Billed to', email],
  ] as const;
  for (const [place, [label, value]] of facts.entries()) {
    write(label, { y: 170 + place * 20, size: 10, font: plain, color: QUIET });
    write(value, { y: 170 + place * 20, size: 10, font: plain, x: MARGIN + 90 });
  }
  const money = (amount: number) => formatAmount(amount, order.currency, 'en');
  const lines: [string, string][] = [
    [`${order.productName} × ${order.quantity}`, money(order.unitPrice * order.quantity)],
    ...(order.discount > 0 ? [['Discount', money(-order.discount)] as [string, string]] : []),
    ['Tax', money(order.tax)],
  ];
  let y = 290;
  page.drawLine({ start: { x: MARGIN, y: A4.height - y + 18 }, end: { x: A4.width - MARGIN, y: A4.height - y + 18 } });
  for (const [label, value] of lines) {
    write(label, { y, size: 11, font: plain });
    write(value, { y, size: 11, font: plain, end: true });
    y += 24;
  }
  page.drawLine({ start: { x: MARGIN, y: A4.height - y + 14 }, end: { x: A4.width - MARGIN, y: A4.height - y + 14 } });
  write('Total paid', { y: y + 8, size: 13, font: bold });
  write(money(order.amount), { y: y + 8, size: 13, font: bold, end: true });
  const until = `${order.quota.toLocaleString('en')} credits, valid until ${dayOf(order.quotaExpireTime)}`;
  write(until, { y: y + 52, size: 10, font: plain, color: QUIET });
  return document.save();
}

const METHODS = {
  card: 'Card',
  paypal: 'PayPal',
  alipay: 'Alipay',
  wechat: 'WeChat Pay',
  offline: 'Bank transfer',
} as const;

const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10) ?? '';

interface Place {
  /** From the top. */
  y: number;
  x?: number;
  size: number;
  font: PDFFont;
  color?: ReturnType<typeof rgb>;
  /** At the right margin. */
  end?: boolean;
}

export const writerOf =
  (page: PDFPage) =>
  (text: string, { y, x = MARGIN, size, font, color = INK, end = false }: Place) => {
    const known = writable(text, font);
    const left = end ? A4.width - MARGIN - font.widthOfTextAtSize(known, size) : x;
    page.drawText(known, { x: left, y: A4.height - y, size, font, color });
  };

/** A letter the font lacks would fail the whole receipt. */
function writable(text: string, font: PDFFont): string {
  const letters = new Set(font.getCharacterSet());
  return [...text].map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
}
