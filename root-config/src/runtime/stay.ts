import type { ApplicationEntry } from '../applications.ts';
import { whenAllowed } from './access.ts';
import type { Breaker } from './breaker.ts';
import { toldOnceSeen } from './events.ts';
import { type Drawn, drawFallbackCard } from './fallbackCard.ts';
import { givenProps } from './givenProps.ts';
import { showIndicator } from './indicator.ts';
import { holdsFocus, watchPlace } from './keepAlive/place.ts';
import { type Begun, bootstrapOnce, inTime, readLifecycles, runAll, takeAway } from './lifecycles.ts';
import { loadModule } from './loading.ts';
import { createRouterWindow } from './routing/routerWindow.ts';
import type { RuntimeServices } from './services.ts';
import { contentAt, findDrawing } from './ssr.ts';
import { ApplicationFailure, asFailure, checkMove, type State, type Visible } from './states.ts';
import { createSurface } from './surface/createSurface.ts';
import { createVisibility } from './visibility.ts';

/** One application in the page, from its first loading until it is gone. */
export interface Stay {
  state: () => State;
  isShown: () => boolean;
  container: HTMLElement;
  /** Settles when the first mount has come to an end, well or not. Never rejects. */
  ready: Promise<void>;
  hide: () => void;
  show: () => void;
  /** Takes the application out of sight at once; settles when it has unmounted or its time is up. Never rejects. */
  end: () => Promise<void>;
  fail: (failure: ApplicationFailure) => void;
  /** Tries again, where it failed; the focus stays where it is. */
  retry: () => void;
}

export interface StayOptions {
  entry: ApplicationEntry;
  services: RuntimeServices;
  breaker: Breaker;
  /** single-spa's props, where it mounts. */
  props: object;
  /** Mounted ahead, for later: it tells nothing and asks nobody for data until it is shown. */
  hidden: boolean;
  /** The end of the stay before: two of one name never stand at once. */
  after: Promise<void>;
}

export function beginStay({ entry, services, breaker, props, hidden, after }: StayOptions): Stay {
  const { page, platform, events, loader } = services;
  const { name, url, options, identity } = entry;
  const drawn = findDrawing(entry, services, hidden);
  const surface = createSurface({ page, entry, loader, drawn, onError: platform.reportBug });
  const { container, parts } = surface;
  const { visibility, set: setVisibility } = createVisibility(!hidden, platform.reportBug);
  const basePath = options.baseroute || entry.basePath;
  // Also for one in a frame: people see and share the page's address, and a frame as tall as its content scrolls nowhere.
  const view = page.defaultView ?? window;
  const address = createRouterWindow(view, {
    mode: options['router-mode'],
    name,
    prefix: entry.basePath,
    basePath,
    defaultPage: options['default-page'],
    held: hidden,
  });
  const serverContent = drawn && contentAt(drawn, address);
  let place = watchPlace(parts, view, visibility.isShown);
  const messages = platform.messages.host(name);
  let state: State = { name: 'created' };
  /** One try to stand: over when it failed or the stay ends, whatever of it goes on behind. */
  let attempt = new AbortController();
  let begun: Begun | undefined;
  let unmounted = after;
  let card: Drawn | undefined;
  /** Whether somebody waits for what comes. */
  let isAwaited = true;
  let since = performance.now();
  const ownEvents = toldOnceSeen(events, !hidden);

  if (hidden) {
    messages.hold();
    container.dataset.visibility = 'hidden';
  }

  function move(next: State) {
    checkMove(state.name, next.name);
    const now = performance.now();
    ownEvents.emit({ kind: 'state', name, from: state.name, state: next, duration: now - since });
    since = now;
    state = next;
    // For whoever looks at the page from outside, such as the checks of a release.
    container.dataset.state = next.name;
  }

  async function run() {
    const hideIndicator = drawn?.stands() ? () => {} : showIndicator(parts.root, services);
    attempt = new AbortController();
    const { signal } = attempt;
    try {
      move({ name: 'loading' });
      if (breaker.wait() > 0) throw new ApplicationFailure('tooOften', 'It failed three times within a minute.');
      const loading = loadModule(surface.loader, url, signal);
      loading.catch(() => {}); // looked at below, after access; a rejection before that is no unhandled one
      if (entry.place === 'main') await whenAllowed(identity, services, signal);
      const lifecycles = readLifecycles(await loading, entry.member);
      await unmounted;
      if (signal.aborted) return;
      move({ name: 'before_mount' });
      const given = {
        ...props,
        ...givenProps({ entry, platform, surface, address, visibility, basePath, fail: failOf(signal), serverContent }),
      };
      await inTime(bootstrapOnce(lifecycles, given, signal));
      if (signal.aborted) return;
      move({ name: 'mounting' });
      begun = { lifecycles, props: given, mounting: runAll(lifecycles.mount, given, signal) };
      await inTime(begun.mounting);
      if (signal.aborted) return;
      isAwaited = true;
      move({ name: 'mounted', visibility: shownOrHidden() });
    } catch (cause) {
      if (!signal.aborted) fail(asFailure(cause));
    } finally {
      drawn?.settle(state.name === 'mounted');
      hideIndicator();
    }
  }

  /** For the application itself: what it says once it is over says nothing of the next try. */
  const failOf = (signal: AbortSignal) => (cause: unknown) => {
    if (!signal.aborted) fail(asFailure(cause, 'crashed'));
  };

  function fail(failure: ApplicationFailure) {
    if (state.name === 'load_failed' || state.name === 'unmount') return;
    attempt.abort();
    if (failure.reason !== 'tooOften') breaker.failed();
    report(failure);
    move({ name: 'load_failed', cause: failure });
    unmounted = unmountBegun();
    renewParts();
    if (!visibility.isShown()) return;
    card = drawFallbackCard(parts.root, {
      name,
      identity,
      failure,
      services,
      wait: breaker.wait(),
      takesFocus: isAwaited,
      onOnline() {
        breaker.reset();
        void retry(false);
      },
      onRetry: () => void retry(true),
    });
  }

  /** Each try has elements of its own: what a failed one draws late goes into elements that are no longer in the page. */
  function renewParts() {
    place.end();
    parts.renew();
    place = watchPlace(parts, view, visibility.isShown);
  }

  function report(failure: ApplicationFailure) {
    failure.application = name;
    platform.reportBug(failure);
  }

  async function retry(byHand: boolean) {
    isAwaited = byHand || holdsFocus(parts);
    if (isAwaited) {
      // The focused button goes; the focus waits in its place until the shell gives it to the heading of what comes.
      parts.root.tabIndex = -1;
      parts.root.focus({ preventScroll: true });
    }
    card?.remove();
    card = undefined;
    surface.loader.forget(url); // a module that failed after it had loaded is fetched again, too
    await run();
  }

  /** Unmounts what was mounted, within its limit; a failure here has no one left to tell but the reporter. */
  async function unmountBegun() {
    const last = begun;
    begun = undefined;
    if (!last) return unmounted;
    await takeAway(last).catch((cause) => {
      events.emit({ kind: 'late_unmount', name, cause });
      report(asFailure(cause, 'unmount'));
    });
  }

  const shownOrHidden = () => (visibility.isShown() ? 'shown' : 'hidden');

  function tellVisibility(now: Visible) {
    if (state.name === 'mounted') state = { name: 'mounted', visibility: now };
    ownEvents.emit({ kind: 'visibility', name, visibility: now, leftAt: address.pageAddress() });
  }

  const ready = run();
  return {
    state: () => state,
    isShown: visibility.isShown,
    container,
    ready,
    hide() {
      place.leave();
      address.hold();
      container.dataset.visibility = 'hidden';
      messages.hold();
      setVisibility(false);
      tellVisibility('hidden');
    },
    show() {
      const leftAt = address.path();
      container.dataset.visibility = 'shown';
      ownEvents.seen();
      address.release();
      messages.release();
      tellVisibility('shown');
      // Last: it finds a store in which all of this has happened, and looks at it once.
      setVisibility(true);
      if (address.path() !== leftAt) place.forget();
      else if (state.name === 'mounted' && place.known()) place.restore();
    },
    async end() {
      const stood = state.name === 'mounted';
      // A failed application is destroyed, too.
      const isDestroyed = options.destroy || state.name === 'load_failed';
      attempt.abort();
      place.end();
      // The page's address is somebody else's by now, also for one that hangs behind.
      address.hold();
      messages.release();
      container.hidden = true;
      move({ name: 'unmount' });
      if (isDestroyed) loader.forget(url); // now: whoever comes next begins before this one has unmounted
      card?.remove();
      // Nobody waits for what never stood; it may still be at it.
      drawn?.settle(stood);
      if (!stood) surface.remove();
      await unmountBegun();
      address.end();
      surface.remove();
      if (isDestroyed || options['clear-data']) platform.messages.forget(name);
    },
    fail,
    retry: () => void retry(false),
  };
}
