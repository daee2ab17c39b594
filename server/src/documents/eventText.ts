import { type EventWords, eventWording } from '@tracking-console/contract/shipments/eventWording';
import { mainStatusOf, type SubStatus } from '@tracking-console/contract/shipments/statuses';
import type { Texts, Translate } from './texts.ts';

interface EventText {
  text: string;
  /** The text's language. */
  lang: string;
  /** Names the language, where that is not the reader's. */
  note: string;
}

/** The description of an event for a reader. */
export function eventText(words: EventWords, { language, t }: Texts): EventText {
  const wording = eventWording(words, language);
  if (wording.kind === 'words') return { text: wording.text, lang: language, note: '' };
  if (wording.kind === 'status') return { text: statusText(wording.subStatus, t), lang: language, note: '' };
  const { text, language: lang, isOriginal } = wording;
  const name = lang && (new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(lang) ?? lang);
  return { text, lang, note: name && isOriginal ? t('event.originalIn', { language: name }) : name };
}

/** The detailed status where it is more specific than the main one. */
const statusText = (subStatus: SubStatus, t: Translate) =>
  subStatus === 'InfoReceived' || subStatus.endsWith('_Other')
    ? t(`status.${mainStatusOf(subStatus)}`)
    : t(`subStatus.${subStatus}`);
