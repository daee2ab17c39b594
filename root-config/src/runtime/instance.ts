import type { ApplicationEntry } from '../applications.ts';
import { createProps } from './applicationProps.ts';
import type { Breaker } from './breaker.ts';
import { type ApplicationFailure, reportFailure } from './failure.ts';
import { type FallbackCard, renderFallbackCard } from './fallbackCard.ts';
import { showIndicator } from './indicator.ts';
import { holdsFocus } from './keepAlive/place.ts';
import { LoadAttempt } from './loadAttempt.ts';
import { Presence } from './presence.ts';
import type { RuntimeServices } from './services.ts';
import { StateMachine } from './stateMachine.ts';
import type { State } from './states.ts';
import type { VisibilityState } from './visibility.ts';

export interface InstanceOptions {
  entry: ApplicationEntry;
  services: RuntimeServices;
  breaker: Breaker;
  /** single-spa's props, where it mounts. */
  props: object;
  /** `hidden`: it is premounted, emits nothing and fetches no data until it is shown. */
  initial: VisibilityState;
  /** Settles when the instance of that name before has unmounted. */
  predecessor: Promise<void>;
}

/** One application in the page, from its first loading until it is gone. */
export class Instance {
  readonly entry: ApplicationEntry;
  /** Settles when the first load attempt has ended, successfully or not. Never rejects. */
  readonly ready: Promise<void>;
  readonly #options: InstanceOptions;
  readonly #presence: Presence;
  readonly #machine: StateMachine;
  #attempt: LoadAttempt;
  #card: FallbackCard | undefined;

  /** It loads at once. */
  constructor(options: InstanceOptions) {
    const { entry, services, initial, predecessor } = options;
    this.#options = options;
    this.entry = entry;
    this.#presence = new Presence(entry, services, initial);
    this.#machine = new StateMachine({ name: entry.name, container: this.container, emit: this.#presence.events.emit });
    this.#attempt = this.#createAttempt(predecessor, true);
    this.ready = this.#run();
  }

  get name() {
    return this.entry.name;
  }

  get container() {
    return this.#presence.surface.container;
  }

  state(): State {
    return this.#machine.state;
  }

  isShown(): boolean {
    return this.#presence.visibility.isShown();
  }

  hide() {
    this.#presence.hide();
  }

  show() {
    this.#presence.show();
  }

  /** Takes the application out of sight at once; settles when it has unmounted or its time is up. Never rejects. */
  async end(): Promise<void> {
    const { entry, services } = this.#options;
    const { options, name, url } = entry;
    const { serverMarkup, surface } = this.#presence;
    const last = this.state().name;
    // A failed application is destroyed, too.
    const isDestroyed = options.destroy || last === 'load_failed';
    this.#attempt.end();
    this.#presence.withdraw();
    this.#machine.send({ type: 'unmount' });
    if (isDestroyed) services.loader.forget(url); // now: the next instance may load before this one has unmounted
    this.#card?.remove();
    serverMarkup?.settle(last === 'mounted');
    if (last !== 'mounted') surface.remove(); // nothing waits for it, though its mount may still be running
    await this.#attempt.unmount();
    this.#presence.end();
    if (isDestroyed || options['clear-data']) services.platform.messages.forget(name);
  }

  /** Puts the card in the application's place. */
  fail(failure: ApplicationFailure) {
    const { entry, services, breaker } = this.#options;
    const last = this.state().name;
    if (last === 'load_failed' || last === 'unmount') return;
    this.#attempt.end();
    if (failure.reason !== 'tooOften') breaker.failed();
    reportFailure(failure, entry.name, services.platform.reportBug);
    this.#machine.send({ type: 'failed', cause: failure });
    void this.#attempt.unmount();
    this.#presence.renewParts();
    if (this.isShown()) this.#showCard(failure, last === 'mounted' || this.#attempt.takesFocus);
  }

  /** Tries again after a failure; the focus moves only if the user started the retry. */
  async retry(by: 'user' | 'runtime' = 'runtime'): Promise<void> {
    const { parts, loader } = this.#presence.surface;
    const takesFocus = by === 'user' || holdsFocus(parts);
    if (takesFocus) holdFocus(parts.root);
    this.#card?.remove();
    this.#card = undefined;
    loader.forget(this.entry.url); // also a module that failed after it had loaded
    this.#attempt = this.#createAttempt(this.#attempt.unmount(), takesFocus);
    await this.#run();
  }

  #createAttempt(predecessor: Promise<void>, takesFocus: boolean): LoadAttempt {
    const { entry, services, props } = this.#options;
    const presence = this.#presence;
    return new LoadAttempt({
      ...this.#options,
      predecessor,
      takesFocus,
      loader: presence.surface.loader,
      machine: this.#machine,
      createProps: (fail) => ({ ...props, ...createProps({ entry, services, presence, fail }) }),
      onFailed: (failure) => this.fail(failure),
    });
  }

  async #run() {
    const { serverMarkup, surface } = this.#presence;
    const hideIndicator = serverMarkup?.isPresent()
      ? () => {}
      : showIndicator(surface.parts.root, this.#options.services);
    try {
      await this.#attempt.run();
    } finally {
      serverMarkup?.settle(this.state().name === 'mounted');
      hideIndicator();
    }
  }

  #showCard(failure: ApplicationFailure, takesFocus: boolean) {
    const { services, breaker, entry } = this.#options;
    this.#card = renderFallbackCard(this.#presence.surface.parts.root, {
      name: entry.name,
      identity: entry.identity,
      failure,
      services,
      takesFocus,
      wait: breaker.wait(),
      onOnline: () => {
        breaker.reset();
        void this.retry();
      },
      onRetry: () => void this.retry('user'),
    });
  }
}

/** The focused button goes with the card; the focus waits here until the shell moves it to the heading that comes. */
function holdFocus(root: HTMLElement) {
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}
