import type { ApiLogRow } from '@tracking-console/contract/api/apiLogs';
import { useText } from '../../useText.ts';

/** Which key made a call; the console has none. */
export function useKeyName(): (row: Pick<ApiLogRow, 'key'>) => string {
  const t = useText();
  // A key that was deleted has no name any more.
  return ({ key }) => (key ? key.name || `#${key.id}` : t('dashboard.usage.console'));
}
