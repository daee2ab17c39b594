import { textsOf } from '../../../documents/texts.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../../documents/writeCsv.ts';
import { type SharedShipment, sharePath } from '../../sharing/sharingService.ts';

/** The reader the file of links is written for. */
export interface LinkReader {
  /** The console's own, which the links begin with. */
  origin: string;
  language: string;
}

/** A part of the file of links; the first has the headings. Besides the task's file, no copy of a link is kept. */
export function writeLinks(shared: readonly SharedShipment[], { origin, language }: LinkReader, isFirst: boolean) {
  const { t } = textsOf(language);
  const headings = [
    ...(['number', 'remark', 'orderNo', 'link'] as const).map((column) => t(`shipments.column.${column}`)),
  ];
  const rows = shared.map(({ number, remark, orderNo, token }) => [number, remark, orderNo, origin + sharePath(token)]);
  const text = writeCsv(isFirst ? [headings, ...rows] : rows);
  return { rows: shared.length, content: Buffer.from((isFirst ? BYTE_ORDER_MARK : '') + text) };
}
