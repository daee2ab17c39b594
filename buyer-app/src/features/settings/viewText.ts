import type { DefaultView } from '@tracking-console/contract/settingConstants';
import type { Say } from '../../useText.ts';

/** The list's tabs by their names. */
export function viewText(view: DefaultView, say: Say): string {
  if (view === 'all' || view === 'attention') return say(`shipments.filter.${view}`);
  return say(`shipments.status.${view}`);
}
