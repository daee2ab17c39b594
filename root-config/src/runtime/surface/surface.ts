import type { ApplicationEntry } from '../../applications.ts';
import type { ModuleLoader } from '../loading.ts';

/** The piece of the page that is one application's alone. */
export interface Surface {
  /** Stands in the page; hiding it hides all of the application. */
  container: HTMLElement;
  parts: PlacedParts;
  loader: ModuleLoader;
  remove: () => void;
}

/** The two elements every application gets, wherever they stand. */
export interface Parts {
  /** The application renders into this. */
  root: HTMLElement;
  /** Its popups stand in this. */
  popups: HTMLElement;
}

export interface PlacedParts extends Readonly<Parts> {
  /** New ones in their place: whatever still draws into the old ones is seen by nobody. */
  renew: () => void;
}

export interface SurfaceOptions {
  page: Document;
  /** Its place is the id of the element the container is put into. */
  entry: Pick<ApplicationEntry, 'name' | 'place' | 'options'>;
  loader: ModuleLoader;
  /** What the server has put into the page already. */
  drawn?: (Parts & Pick<Surface, 'container'>) | undefined;
  /** Hears of what is thrown where the page's own listeners do not reach. */
  onError: (error: unknown) => void;
}

/** An element in the page; the kinds of isolation put their own inside. A frame only has a document once it stands there. */
export function placeContainer({ page, entry }: Pick<SurfaceOptions, 'page' | 'entry'>): HTMLElement {
  const container = page.createElement('div');
  container.className = 'application';
  container.dataset.application = entry.name;
  container.dataset.visibility = 'shown';
  page.getElementById(entry.place)?.append(container);
  return container;
}

/** @param owner makes the elements; `place` puts the first ones where they belong, unless they stand there already */
export function placeParts(owner: Document, place: (parts: Parts) => void, standing?: Parts): PlacedParts {
  let parts = standing ?? createParts(owner);
  if (!standing) place(parts);
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
