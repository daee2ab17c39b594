import { useEventText } from '@tracking-console/app-kit/later';
import { mainStatusOf } from '@tracking-console/contract/shipments/statuses';
import { statusText, subStatusText } from '../model/shipments/statusTexts.ts';
import { useText } from '../useText.ts';

/** What happened to a shipment, for the reader. */
export function useEventWords() {
  const t = useText();
  return useEventText((subStatus) => t(subStatusText(subStatus) ?? statusText(mainStatusOf(subStatus))));
}
