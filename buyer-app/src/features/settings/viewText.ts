import type { DefaultView } from '@tracking-console/contract/settingConstants';
import type { Text } from '../../useText.ts';

/** The list's tabs by their names. */
export function viewText(view: DefaultView, t: Text): string {
  if (view === 'all' || view === 'attention') return t(`shipments.filter.${view}`);
  return t(`shipments.status.${view}`);
}
