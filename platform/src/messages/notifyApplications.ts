import type { MessageMap } from '@tracking-console/contract/page/messages';
import type { State } from '../store/state.ts';
import type { Messages } from './createMessages.ts';

type Notice = Omit<MessageMap['hostToApplication'], 'identity' | 'contractVersion'>;

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

const noticeOf = ({ user }: State): Notice => ({
  openAppList: user.profile?.openAppList ?? [],
  FLanguage: user.profile?.language ?? '',
  hasNewMsg: user.hasNewMessage,
});

/**
 * Sends the customer's identities, language and unread state to the applications, now and on each change. Returns a
 * function that ends it.
 */
export function notifyApplications(
  store: { getState: () => unknown; subscribe: (listener: () => void) => () => void },
  messages: Messages,
) {
  let user: State['user'] | undefined;
  let sent: Partial<Notice> = {};
  const notify = () => {
    const state = store.getState() as State; // its own reducers are never taken away
    if (state.user === user) return;
    user = state.user;
    const now = noticeOf(state);
    const changes = Object.fromEntries(
      Object.entries(now).filter(([key, value]) => !same(value, sent[key as keyof Notice])), // Object.entries forgets the names
    ) as Partial<Notice>;
    sent = now;
    if (Object.keys(changes).length > 0) messages.notifyAll(changes);
  };
  notify();
  return store.subscribe(notify);
}
