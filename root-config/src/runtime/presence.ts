import type { ServerMarkup, Visibility } from '@tracking-console/contract/page/applications';
import type { ApplicationEntry } from '../applications.ts';
import { type HeldEvents, holdUntilShown } from './events.ts';
import { type Place, watchPlace } from './keepAlive/place.ts';
import { createRouterWindow, type RouterWindow } from './routing/routerWindow.ts';
import { type EmbeddedMarkup, findServerMarkup, serverContentAt } from './serverMarkup.ts';
import type { RuntimeServices } from './services.ts';
import { createSurface } from './surface/createSurface.ts';
import type { Surface } from './surface/surface.ts';
import { createVisibility, type VisibilityState } from './visibility.ts';

type HostMessages = ReturnType<RuntimeServices['platform']['messages']['host']>;

/** What an instance has in the page: its elements, address, messages and events. They are hidden and shown together. */
export class Presence {
  readonly serverMarkup: EmbeddedMarkup | undefined;
  /** The same, as the application gets it. */
  readonly serverContent: ServerMarkup | undefined;
  readonly surface: Surface;
  readonly visibility: Visibility;
  readonly address: RouterWindow;
  /** Those of a premounted instance are emitted when it is first shown. */
  readonly events: HeldEvents;
  readonly #name: string;
  readonly #view: Window;
  readonly #messages: HostMessages;
  readonly #setVisibility: (next: VisibilityState) => void;
  #place: Place;

  constructor(entry: ApplicationEntry, services: RuntimeServices, initial: VisibilityState) {
    const { page, platform, loader, events } = services;
    this.#name = entry.name;
    // A framed application also uses the page's own window: its address is what users see and share, and it alone scrolls.
    this.#view = page.defaultView ?? window;
    this.serverMarkup = findServerMarkup(entry, services, initial);
    this.surface = createSurface({ page, entry, loader, markup: this.serverMarkup, onError: platform.reportBug });
    const { visibility, set } = createVisibility(initial, platform.reportBug);
    this.visibility = visibility;
    this.#setVisibility = set;
    this.address = createRouterWindow(this.#view, routerOptions(entry, initial));
    this.serverContent = this.serverMarkup && serverContentAt(this.serverMarkup, this.address);
    this.events = holdUntilShown(events, initial);
    this.#messages = platform.messages.host(entry.name);
    this.#place = this.#watchPlace();
    if (initial === 'hidden') this.#messages.hold();
    this.surface.container.dataset.visibility = initial;
  }

  hide() {
    this.#place.leave();
    this.address.hold();
    this.surface.container.dataset.visibility = 'hidden';
    this.#messages.hold();
    this.#setVisibility('hidden');
    this.#emitVisibility('hidden');
  }

  show() {
    const leftAt = this.address.path();
    this.surface.container.dataset.visibility = 'shown';
    this.events.release();
    this.address.release();
    this.#messages.release();
    this.#emitVisibility('shown');
    // Last, so that the application finds all of this in the store and reads it once.
    this.#setVisibility('shown');
    if (this.address.path() !== leftAt) this.#place.forget();
    else if (this.#place.known()) this.#place.restore();
  }

  /** Each load attempt has elements of its own: what a failed one renders late goes into elements outside of the page. */
  renewParts() {
    this.#place.end();
    this.surface.parts.renew();
    this.#place = this.#watchPlace();
  }

  /** Out of sight at once. The page's address belongs to the next application, even while this one is still unmounting. */
  withdraw() {
    this.#place.end();
    this.address.hold();
    this.#messages.release();
    this.surface.container.hidden = true;
  }

  end() {
    this.address.end();
    this.surface.remove();
  }

  #watchPlace() {
    return watchPlace(this.surface.parts, this.#view, this.visibility.isShown);
  }

  #emitVisibility(visibility: VisibilityState) {
    this.events.emit({ kind: 'visibility', name: this.#name, visibility, leftAt: this.address.pageAddress() });
  }
}

export const basePathOf = ({ options, basePath }: ApplicationEntry) => options.baseroute || basePath;

const routerOptions = (entry: ApplicationEntry, initial: VisibilityState) => ({
  mode: entry.options['router-mode'],
  name: entry.name,
  prefix: entry.basePath,
  basePath: basePathOf(entry),
  defaultPage: entry.options['default-page'],
  held: initial === 'hidden',
});
