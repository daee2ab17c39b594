import { formatAmount } from '../../documents/formatAmount.ts';
import type { PdfBlock, PdfContent } from '../../documents/pdf/pdfContent.ts';
import type { OrderRecord } from '../orders/orderTable.ts';
import type { InvoiceRecord } from './invoiceTable.ts';
import { INVOICE_WORDS, languageOf } from './invoiceWords.ts';

interface Parts {
  invoice: InvoiceRecord;
  orders: readonly OrderRecord[];
  brand: string;
}

/** An issued invoice: in Chinese for mainland China, in English for all others. */
export function invoiceContent({ invoice, orders, brand }: Parts): PdfContent {
  const language = languageOf(invoice.kind);
  const words = INVOICE_WORDS[language];
  const money = (amount: number) => formatAmount(amount, invoice.currency, language);
  const tax = orders.reduce((sum, order) => sum + order.tax, 0);
  const { issueTime, applyTime } = invoice;
  const facts = [
    [words.number, invoice.number ?? ''],
    [words.issued, dayOf(issueTime ?? applyTime)],
    [words.corrects, invoice.corrects ?? ''],
    [words.seller, brand],
  ] as const;
  const buyer = [
    [words.title, invoice.title],
    [words.taxNo, invoice.taxNo],
    [words.country, invoice.country && countryIn(invoice.country, language)],
    [words.address, invoice.address],
    [words.phone, invoice.phone],
    [words.bank, invoice.bank],
    [words.account, invoice.bankAccount],
  ] as const;
  const blocks: PdfBlock[] = [
    {
      kind: 'heading',
      text: words.kind[invoice.kind],
      ...(invoice.status === 'Corrected' && { aside: words.corrected }),
    },
    { kind: 'facts', title: words.invoice, facts: facts.filter(([, value]) => value !== '') },
    { kind: 'facts', title: words.buyer, facts: buyer.filter(([, value]) => value !== '') },
    {
      kind: 'table',
      columns: [
        { title: words.item, share: 40 },
        { title: words.order, share: 26 },
        { title: words.quantity, share: 12, isAmount: true },
        { title: words.amount, share: 22, isAmount: true },
      ],
      rows: orders.map((order) => [order.productName, order.orderNo, String(order.quantity), money(order.amount)]),
    },
    {
      kind: 'totals',
      parts: [[words.tax, money(tax)]],
      totals: [[words.total, money(invoice.amount)]],
    },
    ...(invoice.note === '' ? [] : [{ kind: 'note', text: `${words.note}: ${invoice.note}` } as const]),
  ];
  return {
    title: `${words.invoice} ${invoice.number}`,
    brand,
    created: (issueTime ?? applyTime).toISOString(),
    blocks,
  };
}

export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

const countryIn = (country: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
