import {
  type Choice,
  type DraftRow,
  fieldsToSend,
  type NumberCalls,
  type Refusal,
} from '@tracking-console/app-kit/later';
import type { AddedTrackNos, NewTrackNo } from '@tracking-console/contract/shipments/adding';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';
import { useAddShipmentsMutation } from '../../model/shipments/shipmentWrites.ts';
import { type TextKey, useText } from '../../useText.ts';
import { useExplainNumberQuery } from './explainApi.ts';

/** The buyer's calls about numbers on their way in. */
export function useAdding(): NumberCalls {
  const t = useText();
  const [send] = useAddShipmentsMutation();
  const [detect] = shipmentsApi.useLazyDetectCarriersQuery();
  return {
    detect,
    useExplanation: useExplainNumberQuery,
    async add(rows) {
      const answer = await send(rows.map(toNewTrackNo))
        .unwrap()
        .catch(() => null);
      return answer && refusalsOf(rows, answer, t);
    },
  };
}

/** A number with what was entered for it; those over the limit have no row. */
type EnteredNumber = Pick<DraftRow, 'number'> & Choice & Partial<Pick<DraftRow, 'asked' | 'detected'>>;

/** As it is sent. */
export function toNewTrackNo({
  number,
  carrier = null,
  remark = '',
  fields = {},
  ...known
}: EnteredNumber): NewTrackNo {
  const row: NewTrackNo = { TrackNo: number, ...fieldsToSend({ ...known, carrier, fields }) };
  if (typeof carrier === 'number') row.Carrier = carrier;
  if (remark.trim() !== '') row.Remark = remark.trim();
  return row;
}

/** The provider's answer has one item a row sent, in their order. */
function refusalsOf(sent: readonly DraftRow[], { Items }: AddedTrackNos, t: ReturnType<typeof useText>) {
  return new Map(
    sent.flatMap(({ number }, index): [string, Refusal][] => {
      const code = Items[index]?.ResultCode ?? 0;
      if (code === 0) return [];
      return [[number, { text: t(refusalText(code)), overQuota: code === SHIPMENT_CODES.overQuota }]];
    }),
  );
}

function refusalText(code: number): TextKey {
  if (code === SHIPMENT_CODES.exists) return 'shipments.add.refused.exists';
  if (code === SHIPMENT_CODES.overQuota) return 'shipments.add.refused.overQuota';
  if (code === SHIPMENT_CODES.unknownCarrier) return 'shipments.add.refused.unknownCarrier';
  return 'shipments.add.refused.other';
}
