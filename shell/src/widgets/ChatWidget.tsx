import { usePlatform } from '@tracking-console/app-kit';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { consoleOf, type State, selectApplications, whenLoaded } from '@tracking-console/platform';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { usePage } from '../page/PageContext.ts';
import { type Chat, openChat } from './chat.ts';
import { useChatSettings } from './useChatSettings.ts';

const API_APPLICATION = 'api-app';

const isApiMounted = (state: State) => selectApplications(state)[API_APPLICATION]?.state === 'mounted';

const logFailure = (cause: unknown) => console.warn('The support chat could not be started.', cause);

/** The deployment's support chat, where it has one. */
export function ChatWidget() {
  const { chat } = usePlatform().configuration;
  return chat && <DeployedChat configured={chat} />;
}

/** Fetched when the API console is first shown and visible only there. */
function DeployedChat({ configured }: { configured: NonNullable<PageConfiguration['chat']> }) {
  const isShown = consoleOf(usePage().pathname) === 'API';
  const isMounted = useSelector(isApiMounted);
  const active = isShown && isMounted;
  const chat = useRef<Chat | null>(null);
  useChatSettings();
  useEffect(() => {
    if (!active || chat.current) return;
    // Before that, a chat that never answers would hold up all that waits for the page.
    return whenLoaded(() => {
      chat.current = openChat({ ...configured, onFailure: logFailure });
      chat.current.show(true);
    });
  }, [configured, active]);
  useEffect(() => chat.current?.show(active), [active]);
  useEffect(
    () => () => {
      chat.current?.end();
      chat.current = null;
    },
    [],
  );
  return null;
}
