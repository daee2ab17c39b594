import type { ApplicationEntry } from '../../applications.ts';
import type { ModuleLoader } from '../loading.ts';

/** The piece of the page that only one application uses. */
export interface Surface {
  /** Hiding it hides all of the application. */
  container: HTMLElement;
  parts: PlacedParts;
  loader: ModuleLoader;
  remove: () => void;
}

/** The two elements every application gets. */
export interface Parts {
  /** The application renders into this. */
  root: HTMLElement;
  /** Its popups are put into this. */
  popups: HTMLElement;
}

export interface PlacedParts extends Readonly<Parts> {
  /** Puts new ones in their place: what is still rendered into the old ones is no longer in the page. */
  renew: () => void;
}

export interface SurfaceOptions {
  page: Document;
  /** Its place is the id of the element the container is put into. */
  entry: Pick<ApplicationEntry, 'name' | 'place' | 'options'>;
  loader: ModuleLoader;
  /** The server's markup, where it is in the page already. */
  markup?: (Parts & Pick<Surface, 'container'>) | undefined;
  /** Gets errors that the page's own listeners do not catch. */
  onError: (error: unknown) => void;
}

/** An element in the page; the kinds of isolation put theirs inside. A frame only has a document once it is in the page. */
export function placeContainer({ page, entry }: Pick<SurfaceOptions, 'page' | 'entry'>): HTMLElement {
  const container = page.createElement('div');
  container.className = 'application';
  container.dataset.application = entry.name;
  container.dataset.visibility = 'shown';
  page.getElementById(entry.place)?.append(container);
  return container;
}

/** @param owner creates the elements; `place` puts the first ones into the page, unless `existing` ones are there already */
export function placeParts(owner: Document, place: (parts: Parts) => void, existing?: Parts): PlacedParts {
  let parts = existing ?? createParts(owner);
  if (!existing) place(parts);
  return {
    get root() {
      return parts.root;
    },
    get popups() {
      return parts.popups;
    },
    renew() {
      const next = createParts(owner);
      parts.root.replaceWith(next.root);
      parts.popups.replaceWith(next.popups);
      parts = next;
    },
  };
}

function createParts(owner: Document): Parts {
  const root = owner.createElement('div');
  root.className = 'application-root';
  const popups = owner.createElement('div');
  popups.className = 'application-popups';
  return { root, popups };
}
