import {
  MAX_RECEIPT,
  MAX_RECEIPTS,
  OFFLINE_CODES,
  type ReceiptType,
} from '@tracking-console/contract/orders/offlineConstants';
import type { Refusal } from '../../http/calls/refusal.ts';
import { refuseOrder } from '../orders/orderRefusal.ts';

export interface ReceivedFile {
  content: Buffer;
  type: ReceiptType;
}

const FIELD = 'Receipts';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** A PDF ends with this, before a few bytes at most. */
const PDF_END = '%%EOF';
const PDF_TAIL = 1_024;

/** The type by a file's content, whatever its name; undefined: it cannot be a receipt. */
export function typeOf(content: Buffer): ReceiptType | undefined {
  if (content.subarray(0, PNG.length).equals(PNG) && content.toString('latin1', 12, 16) === 'IHDR') return 'image/png';
  if (content.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  const isPdf =
    content.toString('latin1', 0, 5) === '%PDF-' && content.subarray(-PDF_TAIL).toString('latin1').includes(PDF_END);
  return isPdf ? 'application/pdf' : undefined;
}

/** A refusal if they are too few, too many, too large or of another type. */
export function readReceipts(files: readonly Buffer[]): ReceivedFile[] | Refusal {
  if (files.length === 0 || files.length > MAX_RECEIPTS)
    return refuseOrder(OFFLINE_CODES.receiptCount, `Attach 1 to ${MAX_RECEIPTS} receipts.`, FIELD);
  if (files.some(({ length }) => length > MAX_RECEIPT))
    return refuseOrder(OFFLINE_CODES.receiptSize, 'A receipt may have 5 MB.', FIELD);
  const received = files.flatMap((content) => {
    const type = typeOf(content);
    return type ? [{ content, type }] : [];
  });
  if (received.length < files.length)
    return refuseOrder(OFFLINE_CODES.receiptType, 'A receipt is a JPG, PNG or PDF file.', FIELD);
  return received;
}
