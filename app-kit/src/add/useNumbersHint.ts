import { useKitText } from '../texts/useKitText.ts';
import type { NumbersDraft } from './useNumbersDraft.ts';

/** The hint below the field: how many numbers it takes, that there are more, or that the text has none. */
export function useNumbersHint({ text, numbers, overLimit, limit }: NumbersDraft): string {
  const t = useKitText();
  if (text.trim() !== '' && numbers.length === 0) return t('add.noneFound');
  return overLimit > 0 ? t('add.overLimit', { count: overLimit, limit }) : t('add.hint', { limit });
}
