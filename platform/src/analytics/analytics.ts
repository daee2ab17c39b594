/** Names of the events that analytics listeners receive. */
export type AnalyticsEvent =
  | 'api_first_time'
  | 'api_open_succeeded'
  | 'api_open_failed'
  | 'api_sent_history'
  | 'api_documentation';

type Listener = (event: AnalyticsEvent) => void;

/** What happened, for whoever counts it. A listener that throws is nobody else's problem. */
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
