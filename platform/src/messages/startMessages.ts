import { toastShown } from '../notifications/notificationsSlice.ts';
import type { ConsoleStore } from '../store/createConsoleStore.ts';
import type { Services } from '../store/services.ts';
import { createMessages } from './createMessages.ts';
import { followRoutes } from './followRoutes.ts';
import { tellApplications } from './tellApplications.ts';

/** Everything the page says to its applications and hears from them. */
export function startMessages(store: ConsoleStore, { navigation, reportBug }: Services) {
  const messages = createMessages(reportBug);
  const stops = [
    tellApplications(store, messages),
    followRoutes({
      messages,
      navigation,
      reportBug,
      onLoop: () => store.dispatch(toastShown({ key: 'loop', type: 'failed', text: { key: 'navigation.loop' } })),
    }),
  ];
  const stop = () => {
    for (const end of stops) end();
  };
  return { messages, stop };
}
