import type { SubmitOffline } from '@tracking-console/contract/orders/offline';
import type { Caller } from './caller.ts';
import { type LegacyReply, wrapper } from './legacyClient.ts';
import { pay, TOP_UP } from './orderClient.ts';

export const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from('IHDR, and what a picture holds'),
]);
export const PDF = Buffer.from('%PDF-1.7\nreceipt\n%%EOF\n');
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

/** A form as a browser sends it. */
export async function sendForm(caller: Caller, call: string, files: readonly Buffer[], name = 'receipt.png') {
  const form = new FormData();
  form.append('call', call);
  for (const file of files) form.append('receipt', new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return caller.post('/payapi/call', payload, { headers });
}

export async function submit(
  caller: Caller,
  param: object,
  files: readonly Buffer[] = [PNG],
): Promise<LegacyReply<'/payapi/call', 'SubmitOffline'>> {
  return (await sendForm(caller, JSON.stringify(wrapper('SubmitOffline', param)), files)).json();
}

export const TRANSFER: Omit<SubmitOffline, 'OrderNo'> = {
  Payer: 'Ada Payer',
  Bank: 'Example Bank',
  AccountTail: '12345',
  TransferDate: '2026-03-01',
  Amount: 900,
  Reference: 'ref',
  Note: '',
};

/** An order that waits for a transfer of 9 dollars. */
export async function transferOrder(caller: Caller, wanted: object = {}): Promise<string> {
  const { Json } = await pay(caller, 'CreateOrder', { ...TOP_UP, PayMethod: 'offline', ...wanted });
  return Json.OrderNo;
}
