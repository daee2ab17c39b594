import { useLanguage } from '@tracking-console/app-kit';
import type { Flow } from '@tracking-console/contract/notifications/templates';
import { languageName } from '@tracking-console/contract/values/languages';
import { formatUnit } from '@tracking-console/ui/later';
import { useFilterWords } from '../../components/useFilterWords.ts';
import { useText } from '../../useText.ts';

export function useFlowWords() {
  const t = useText();
  const language = useLanguage();
  const words = useFilterWords();
  return {
    /** Includes the flow's language, if it is not the shipment's. */
    filters: ({ Filters, Language }: Flow) =>
      [...words.subStatuses(Filters), ...words.others(Filters), ...(Language ? [languageName(Language)] : [])].join(
        ' · ',
      ),

    delay(minutes: number): string {
      const hours = minutes / 60;
      if (hours === 0) return t('consumer.atOnce');
      return hours < 24 ? formatUnit(hours, 'hour', language) : formatUnit(hours / 24, 'day', language);
    },
  };
}
