import type { ApplicationEntry } from '../applications.ts';
import { asFailure, reportFailure } from './failure.ts';
import { type FallbackCard, renderFallbackCard } from './fallbackCard.ts';
import type { Registry } from './registry.ts';
import type { RuntimeServices } from './services.ts';
import { placeContainer, placeParts } from './surface/surface.ts';

/** The cards of applications of which not even an instance could be created, each in a container of its own. */
export function createCreationFailures(services: RuntimeServices, registry: Registry) {
  const cards = new Map<string, FallbackCard>();

  function remove(name: string) {
    cards.get(name)?.remove();
    cards.delete(name);
  }

  /** Elements that were put into the page before the creation failed. */
  function removeLeftovers({ name, place }: ApplicationEntry) {
    const own = registry.get(name)?.instance?.container;
    for (const container of services.page.querySelectorAll(`#${place} > [data-application="${name}"]`))
      if (container !== own) container.remove();
  }

  return {
    remove,
    show(entry: ApplicationEntry, cause: unknown, retry: () => void) {
      removeLeftovers(entry);
      const onRetry = () => {
        remove(entry.name);
        retry();
      };
      cards.set(entry.name, renderCard(entry, cause, services, onRetry));
    },
  };
}

function renderCard(entry: ApplicationEntry, cause: unknown, services: RuntimeServices, onRetry: () => void) {
  const { name, identity } = entry;
  const { page, platform, events } = services;
  const failure = asFailure(cause);
  reportFailure(failure, name, platform.reportBug);
  const container = placeContainer({ page, entry });
  container.dataset.state = 'load_failed';
  const { root } = placeParts(page, (parts) => container.append(parts.root, parts.popups));
  const card = { name, identity, failure, services, wait: 0, takesFocus: true, onRetry, onOnline: onRetry };
  const rendered = renderFallbackCard(root, card);
  events.emit({ kind: 'state', name, from: 'loading', state: { name: 'load_failed', cause: failure }, duration: 0 });
  return {
    remove() {
      rendered.remove();
      container.remove();
      events.emit({ kind: 'state', name, from: 'load_failed', state: { name: 'unmount' }, duration: 0 });
    },
  };
}
