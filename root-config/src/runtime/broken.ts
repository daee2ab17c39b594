import type { ApplicationEntry } from '../applications.ts';
import { type Drawn, drawFallbackCard } from './fallbackCard.ts';
import type { RuntimeServices } from './services.ts';
import { asFailure } from './states.ts';
import { placeContainer, placeParts } from './surface/surface.ts';

interface Broken {
  entry: ApplicationEntry;
  services: RuntimeServices;
  cause: unknown;
  onRetry: () => void;
}

/** An application of which not even a stay could begin: its card, in a container of its own, with nothing behind it. */
export function drawBroken({ entry, services, cause, onRetry }: Broken): Drawn {
  const { name, identity } = entry;
  const { page, platform, events } = services;
  const failure = Object.assign(asFailure(cause), { application: name });
  platform.reportBug(failure);
  const container = placeContainer({ page, entry });
  container.dataset.state = 'load_failed';
  const parts = placeParts(page, ({ root, popups }) => container.append(root, popups));
  const shown = { name, identity, failure, services, wait: 0, takesFocus: true };
  const card = drawFallbackCard(parts.root, { ...shown, onRetry, onOnline: onRetry });
  events.emit({ kind: 'state', name, from: 'loading', state: { name: 'load_failed', cause: failure }, duration: 0 });
  return {
    remove() {
      card.remove();
      container.remove();
      events.emit({ kind: 'state', name, from: 'load_failed', state: { name: 'unmount' }, duration: 0 });
    },
  };
}
