import { useText } from '../../useText.ts';
import type { NumbersDraft } from './useNumbersDraft.ts';

/** What stands below the field: how many numbers it takes, that there are more, or that the text holds none. */
export function useNumbersHint({ text, numbers, beyond, most }: NumbersDraft): string {
  const t = useText();
  if (text.trim() !== '' && numbers.length === 0) return t('shipments.add.noneFound');
  return beyond > 0 ? t('shipments.add.beyond', { count: beyond, most }) : t('shipments.add.hint', { most });
}
