import type { RuntimeEvent } from '@tracking-console/root-config/src/runtime/events.ts';
import { LogList } from './LogList.tsx';
import { useLog, useTexts } from './PanelContext.ts';

export function EventList() {
  const t = useTexts();
  const { events } = useLog();
  const lines = events.map((event) => ({ number: event.number, who: event.name, what: describe(event) }));
  return <LogList title={t('panel.events')} empty={t('panel.events.empty')} lines={lines} />;
}

const rounded = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

/** Names of states and events are words of the code, the same in every language. */
export function describe(event: RuntimeEvent): string {
  switch (event.kind) {
    case 'state':
      return `${event.from} → ${event.state.name}, ${rounded(event.duration)}`;
    case 'visibility':
      return `${event.visibility}, ${event.leftAt}`;
    case 'evicted':
      return `evicted, ${event.reason}`;
    case 'prefetched':
      return `prefetched, level ${event.level}, ${rounded(event.duration)}`;
    default:
      return `${event.kind}, ${event.cause instanceof Error ? event.cause.message : String(event.cause)}`;
  }
}
