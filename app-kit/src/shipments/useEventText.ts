import { type EventWords, eventWording } from '@tracking-console/contract/shipments/eventWording';
import type { SubStatus } from '@tracking-console/contract/shipments/statuses';
import { languageName } from '@tracking-console/ui/later';
import { useLanguage } from '../texts/TextContext.ts';
import { useKitText } from '../texts/useKitText.ts';

export interface EventText {
  text: string;
  /** The language of the text, if it is not the reader's. */
  lang?: string;
  /** A note with the language, if it is not the reader's. */
  note?: string;
}

/** What happened to a shipment, for the reader. `statusWords` are the application's own for a status. */
export function useEventText(statusWords: (subStatus: SubStatus) => string): (words: EventWords) => EventText {
  const t = useKitText();
  const reader = useLanguage();
  return (words) => {
    const wording = eventWording(words, reader);
    if (wording.kind === 'words') return { text: wording.text };
    if (wording.kind === 'status') return { text: statusWords(wording.subStatus) };
    const { text, language, isOriginal } = wording;
    const name = languageName(language, reader);
    const note = !isOriginal
      ? name
      : name
        ? t('event.originalIn', { language: name })
        : t('shipments.wording.original');
    return { text, ...(language && { lang: language }), note };
  };
}
