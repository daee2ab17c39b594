import type { ObservedMessage } from '@tracking-console/platform';
import type { RuntimeEvent } from '@tracking-console/root-config/src/runtime/events.ts';
import { type KnownFacts, learn } from './facts.ts';
import type { PanelServices } from './services.ts';

/** The newest first; `number` distinguishes equal entries. */
export type Numbered<Item> = Item & { number: number };

export interface Log {
  events: readonly Numbered<RuntimeEvent>[];
  messages: readonly Numbered<ObservedMessage>[];
  facts: KnownFacts;
}

/** A panel that stays open for a day must not hold a day. */
const MAX_ENTRIES = 200;

/** Everything that has happened, for React to subscribe to. */
export function createLog({ past, runtime, platform }: Pick<PanelServices, 'past' | 'runtime' | 'platform'>) {
  const listeners = new Set<() => void>();
  let number = 0;
  let log: Log = { events: [], messages: [], facts: {} };

  const first = <Item extends object>(item: Item, before: readonly Numbered<Item>[]) => {
    number += 1;
    return [{ ...item, number }, ...before.slice(0, MAX_ENTRIES - 1)];
  };
  const addEvent = (event: RuntimeEvent) => {
    log = { ...log, events: first(event, log.events), facts: learn(log.facts, event) };
    notify();
  };
  const addMessage = (message: ObservedMessage) => {
    log = { ...log, messages: first(message, log.messages) };
    notify();
  };
  // Later: an event may come while something else is being rendered.
  const notify = () => queueMicrotask(() => listeners.forEach((listener) => void listener()));

  for (const event of past.events) addEvent(event);
  for (const message of past.messages) addMessage(message);
  runtime.listen(addEvent);
  platform.messages.observe(addMessage);

  return {
    get: () => log,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type LogSource = ReturnType<typeof createLog>;
