import { useLanguage } from '@tracking-console/app-kit';
import { useEffect } from 'react';
import { useSite } from '../page/useSite.ts';
import { useText } from '../useText.ts';

/** What the page provides to a chat that supports it, such as the demo's. */
interface ChatSettings {
  language: string;
  /** Address of the help centre. */
  help: string;
  texts: Record<(typeof TEXTS)[number], string>;
  /** Id of the element its button may be placed in. */
  place: string;
}

declare global {
  interface Window {
    chatSettings?: ChatSettings;
  }
}

export const CHAT_PLACE = 'chat_place';

const TEXTS = ['open', 'close', 'title', 'greeting', 'note', 'help'] as const;
const CHANGED = 'chat-settings';

/** Keeps `window.chatSettings` in the language of the page. */
export function useChatSettings(): void {
  const t = useText();
  const language = useLanguage();
  const { help } = useSite();
  useEffect(() => {
    const texts = Object.fromEntries(TEXTS.map((name) => [name, t(`shell.chat.${name}`)])) as ChatSettings['texts']; // one entry a name
    try {
      window.chatSettings = { language, help, texts, place: CHAT_PLACE };
      window.dispatchEvent(new Event(CHANGED));
    } catch (cause) {
      console.warn('The support chat could not be told the language.', cause); // another script owns the name
    }
  }, [t, language, help]);
}
