import { toastShown } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useLazyGetNumbersQuery } from '../../model/shipments/shipmentsApi.ts';
import { useText } from '../../useText.ts';
import { numbersParam, type TargetShipments } from './targetShipments.ts';

interface CopyNumbersProps {
  target: TargetShipments;
  /** The loaded shipments; the numbers of others are fetched. */
  held: readonly Shipment[];
}

/** Several numbers to the clipboard, a line each. */
export function CopyNumbers({ target, held }: CopyNumbersProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [fetchNumbers, { isFetching }] = useLazyGetNumbersQuery();
  const copy = async () => {
    const numbers = heldNumbers(target, held) ?? (await fetchNumbers(numbersParam(target))).data;
    if (!numbers) return; // the call has shown the error
    const copied = await write(numbers.join('\n'));
    const key = copied ? 'buyer-app:shipments.copy.done' : 'buyer-app:shipments.copy.failed';
    dispatch(toastShown({ type: copied ? 'success' : 'failed', text: { key, values: { count: numbers.length } } }));
  };
  return (
    <Button size="sm" icon={<icons.Copy size={15} />} loading={isFetching} onClick={copy}>
      {t('shipments.copy.action')}
    </Button>
  );
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // refused by the browser, or absent outside a secure context
  }
}

/** Undefined unless all of them are here. */
function heldNumbers({ ids, count }: TargetShipments, held: readonly Shipment[]): readonly string[] | undefined {
  const numbers = new Map(held.map(({ id, number }) => [id, number]));
  const found = ids.flatMap((id) => numbers.get(id) ?? []);
  return found.length === count ? found : undefined;
}
