import { useEventText } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import type { EventWords } from '@tracking-console/contract/shipments/eventWording';
import { mainStatusOf } from '@tracking-console/contract/shipments/statuses';
import { useStatusWords } from './useStatusWords.ts';

/** The text of a shipment's event. */
export function useEventWords() {
  const words = useStatusWords();
  return useEventText((subStatus) => words.sub(subStatus) || words.main(mainStatusOf(subStatus)));
}

/** The text of the latest checkpoint in the list; null before the first. */
export const latestEventWords = (row: TrackListRow): EventWords | null =>
  row.latest_event_info
    ? {
        original: row.latest_event_info,
        originalLanguage: row.latest_event_lang ?? '',
        translation: row.latest_event_translation,
        subStatus: row.latest_event_sub_status ?? '',
      }
    : null;
