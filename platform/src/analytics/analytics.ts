/** Every event that is counted, by what happened; the names are those the analytics property knows. */
export const EVENTS = {
  /** A customer without the API identity chose the API console. */
  apiFirstTime: 'api_first_time',
  apiOpenSucceeded: 'api_open_succeeded',
  apiOpenFailed: 'api_open_failed',
  apiSentHistory: 'api_sent_history',
  apiDocumentation: 'api_documentation',
} as const;

export type AnalyticsEvent = (typeof EVENTS)[keyof typeof EVENTS];

type Listener = (event: AnalyticsEvent) => void;

/** Events for analytics listeners. A listener that throws does not affect the others. */
export function createAnalytics(onListenerError: (error: unknown) => void) {
  const listeners = new Set<Listener>();
  return {
    send(event: AnalyticsEvent) {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          onListenerError(error);
        }
      }
    },
    listen(listener: Listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Analytics = ReturnType<typeof createAnalytics>;
