import type { ServerMarkup } from '@tracking-console/contract/page/applications';
import {
  DRAFT_ATTRIBUTE,
  SERVER_CONTENT_ID,
  SERVER_STYLES_ID,
  type ServerContent,
} from '@tracking-console/contract/page/serverContent';
import type { State } from '@tracking-console/platform';
import type { ApplicationEntry } from '../applications.ts';
import { recordEarlyClicks } from './earlyClicks.ts';
import type { RouterWindow } from './routing/routerWindow.ts';
import type { RuntimeServices } from './services.ts';
import type { Parts } from './surface/surface.ts';
import type { VisibilityState } from './visibility.ts';

/** An application's markup as the server has put it into the page. */
export interface EmbeddedMarkup extends Parts {
  container: HTMLElement;
  path: string;
  /** Whether the markup is still in the page. */
  isPresent: () => boolean;
  /** The data it was rendered from, once; null when the markup is no longer in the page. */
  take: () => unknown;
  /** The application does not hydrate it: text typed into it is stored as a draft. */
  giveUp: () => void;
  /** The application has mounted, or will not; the first call counts. */
  settle: (isMounted: boolean) => void;
}

type Services = Omit<RuntimeServices, 'loader' | 'events'>;

/**
 * The server's markup of an application that is about to load. It belongs to the customer it was rendered for: when the
 * profile is another one's or cannot be had, it is removed. Markup the application cannot hydrate is removed at once.
 */
export function findServerMarkup(
  entry: ApplicationEntry,
  services: Services,
  initial: VisibilityState,
): EmbeddedMarkup | undefined {
  const { page } = services;
  const container = page.querySelector<HTMLElement>(`#${entry.place} > [data-application="${entry.name}"]`);
  // Not by their places: an extension may have put something of its own beside them.
  const [root, popups] = ['root', 'popups'].map((part) =>
    container?.querySelector<HTMLElement>(`:scope > .application-${part}`),
  );
  const data = page.getElementById(SERVER_CONTENT_ID);
  if (!data || !container || !root || !popups) return undefined;
  const content = readContent(data, services.platform.reportBug);
  if (content && content.application !== entry.name) return undefined;
  data.remove();
  if (content && initial === 'shown' && isHydratable(content, entry, services))
    return embeddedMarkup({ container, root, popups }, content, entry, services);
  delete page.documentElement.dataset.rendered;
  container.remove();
  removeStyles(page);
  return undefined;
}

const isHydratable = ({ path }: ServerContent, { options }: ApplicationEntry, { overridden, page }: Services) =>
  options.ssr && overridden.length === 0 && !options.shadowDOM && !options.iframe && path === page.location.pathname;

function embeddedMarkup(
  elements: Parts & Pick<EmbeddedMarkup, 'container'>,
  content: ServerContent,
  entry: ApplicationEntry,
  services: Services,
): EmbeddedMarkup {
  const { page, platform } = services;
  const { root, container } = elements;
  const rendered = [...root.children];
  const clicks = recordEarlyClicks(container);
  let isTaken = false;
  let isSettled = false;
  const isPresent = () => !isTaken && root.isConnected && rendered.some((element) => element.parentElement === root);
  const giveUp = () => storeDrafts(root, (name, text) => platform.drafts.write(name, text, content.gid));

  const stopChecking = checkOwner(content, entry, services, (owner) => {
    if (owner === 'allowed' || !isPresent()) return;
    if (owner !== 'other') giveUp();
    delete page.documentElement.dataset.rendered;
    clicks.discard();
    root.replaceChildren();
    removeStyles(page);
  });

  return {
    ...elements,
    path: content.path,
    isPresent,
    take() {
      if (!isPresent()) return null;
      isTaken = true;
      return content.state;
    },
    giveUp,
    settle(isMounted) {
      if (isSettled) return;
      isSettled = true;
      stopChecking();
      removeStyles(page);
      if (isMounted) return clicks.replay();
      clicks.discard();
      if (!isTaken) giveUp();
    },
  };
}

/**
 * The identity the markup belongs to: `unknown` when the profile cannot be loaded, `refused` without the application's
 * identity.
 */
type Owner = 'allowed' | 'refused' | 'unknown' | 'other';

/** Calls back once, when the profile has loaded or failed. Returns a function that stops it. */
function checkOwner(
  { gid }: ServerContent,
  { identity }: ApplicationEntry,
  { platform, platformModule }: Services,
  onKnown: (owner: Owner) => void,
): () => void {
  const { selectUser, hasIdentity } = platformModule;
  const check = () => {
    const state = platform.store.getState() as State;
    const { status, profile } = selectUser(state);
    if (status === 'loading') return;
    stop();
    if (!profile) return onKnown('unknown');
    if (profile.gid !== gid) return onKnown('other');
    onKnown(identity === null || hasIdentity(identity)(state) ? 'allowed' : 'refused');
  };
  const stop = platform.store.subscribe(check);
  check();
  return stop;
}

const removeStyles = (page: Document) => page.getElementById(SERVER_STYLES_ID)?.remove();

/** What the application gets: nothing once the user has moved to another of its pages before it could mount. */
export function serverContentAt(markup: EmbeddedMarkup, { window: { location } }: RouterWindow): ServerMarkup {
  const { path, take, giveUp } = markup;
  const address = () => location.pathname + location.search;
  const initial = address();
  return { path, take: () => (address() === initial ? take() : null), giveUp };
}

/** Text typed into the server's markup must outlive it. */
function storeDrafts(root: HTMLElement, store: (name: string, text: string) => void) {
  for (const field of root.querySelectorAll<HTMLTextAreaElement>(`textarea[${DRAFT_ATTRIBUTE}]`)) {
    const name = field.getAttribute(DRAFT_ATTRIBUTE) ?? '';
    if (field.value !== field.defaultValue) store(name, JSON.stringify({ text: field.value }));
  }
}

/** null: it arrived damaged, so the markup is of no use. */
function readContent({ textContent }: HTMLElement, reportBug: (error: unknown) => void): ServerContent | null {
  try {
    return JSON.parse(textContent ?? '') as ServerContent; // written by our server into this page
  } catch (error) {
    reportBug(error);
    return null;
  }
}
