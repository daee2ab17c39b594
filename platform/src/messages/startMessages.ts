import type { DeployedApplication } from '@tracking-console/contract/page/applications';
import { APPLICATION_IDENTITIES } from '@tracking-console/contract/page/messages';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { ConsoleStore } from '../store/createConsoleStore.ts';
import type { Services } from '../store/services.ts';
import { createMessages } from './createMessages.ts';
import { followRoutes } from './followRoutes.ts';
import { notifyApplications } from './notifyApplications.ts';

/** All messages between the page and its applications. */
export function startMessages(store: ConsoleStore, { navigation, reportBug, configuration }: Services) {
  const messages = createMessages(reportBug, identitiesOf(configuration.applications));
  const loopListeners = new Set<(application: string) => void>();
  const stops = [
    notifyApplications(store, messages),
    followRoutes({
      messages,
      navigation,
      deployed: configuration.applications,
      reportBug,
      onLoop: (application) => {
        for (const listener of loopListeners) listener(application);
      },
    }),
  ];
  const stop = () => {
    for (const end of stops) end();
  };
  return {
    messages: {
      ...messages,
      /** An application and the page kept redirecting each other. */
      onLoop(listener: (application: string) => void) {
        loopListeners.add(listener);
        return () => {
          loopListeners.delete(listener);
        };
      },
    },
    stop,
  };
}

function identitiesOf(deployed: readonly DeployedApplication[]): Readonly<Record<string, Identity>> {
  const added = deployed.flatMap(({ name, identity }) => (identity ? [[name, identity] as const] : []));
  return { ...APPLICATION_IDENTITIES, ...Object.fromEntries(added) };
}
