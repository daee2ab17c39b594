import type { DrawnByServer } from '@tracking-console/contract/applications';
import {
  DRAFT_ATTRIBUTE,
  SERVER_CONTENT_ID,
  SERVER_STYLES_ID,
  type ServerContent,
} from '@tracking-console/contract/serverContent';
import type { State } from '@tracking-console/platform';
import type { ApplicationEntry } from '../applications.ts';
import { keepPresses } from './keepPresses.ts';
import type { RouterWindow } from './routing/routerWindow.ts';
import type { RuntimeServices } from './services.ts';

/** An application's markup as the server has put it into the page. */
export interface ServerDrawing {
  container: HTMLElement;
  root: HTMLElement;
  popups: HTMLElement;
  path: string;
  /** Whether the markup is still there. */
  stands: () => boolean;
  /** What it was made from, once; null when it no longer stands. */
  take: () => unknown;
  /** It will not stay: what was typed waits as a draft. */
  giveUp: () => void;
  /** The application has mounted, or will not: from now on what happens in the container is its own affair. Said once. */
  settle: (mounted: boolean) => void;
}

/**
 * The server's markup of an application that is about to begin. It stands for the customer it was drawn for: when the
 * profile turns out to be another's, or cannot be had, it goes. Markup this application has no use for goes at once.
 */
export function findDrawing(
  { name, options, place, identity }: ApplicationEntry,
  { page, platform, platformModule, overridden }: Omit<RuntimeServices, 'loader' | 'events'>,
  hidden: boolean,
): ServerDrawing | undefined {
  const data = page.getElementById(SERVER_CONTENT_ID);
  if (!data) return undefined;
  const container = page.querySelector<HTMLElement>(`#${place} > [data-application="${name}"]`);
  const [root, popups] = (container?.children ?? []) as Iterable<HTMLElement>; // nothing else stands in it
  if (!container || !root || !popups) return undefined;
  const content = readContent(data, platform.reportBug);
  if (content && content.application !== name) return undefined;
  data.remove();
  const removeStyles = () => page.getElementById(SERVER_STYLES_ID)?.remove();
  const isOfUse = options.ssr && overridden.length === 0 && !options.shadowDOM && !options.iframe && !hidden;
  if (!content || !isOfUse || content.path !== page.location.pathname) {
    delete page.documentElement.dataset.frame;
    container.remove();
    removeStyles();
    return undefined;
  }

  const first = root.firstElementChild;
  const presses = keepPresses(container);
  let taken = false;
  let settled = false;
  const stands = () => !taken && first !== null && root.isConnected && root.firstElementChild === first;

  const giveUp = () => keepTyped(root, (name, text) => platform.drafts.write(name, text, content.gid));

  const { selectUser, hasIdentity } = platformModule;
  const check = () => {
    const state = platform.store.getState() as State;
    const { status, profile } = selectUser(state);
    if (status === 'loading') return;
    stop();
    const isTheirs = profile?.gid === content.gid && (identity === null || hasIdentity(identity)(state));
    if (isTheirs || !stands()) return;
    if (!profile || profile.gid === content.gid) giveUp();
    delete page.documentElement.dataset.frame;
    presses.forget();
    root.replaceChildren();
    removeStyles();
  };
  const stop = platform.store.subscribe(check);
  check();

  return {
    container,
    root,
    popups,
    path: content.path,
    stands,
    take() {
      if (!stands()) return null;
      taken = true;
      return content.state;
    },
    giveUp,
    settle(mounted) {
      if (settled) return;
      settled = true;
      stop();
      removeStyles();
      if (mounted) return presses.replay();
      presses.forget();
      if (!taken) giveUp();
    },
  };
}

/** What the application is handed: nothing once somebody has gone to another of its pages before it could mount. */
export function contentAt(drawn: ServerDrawing, { window: { location } }: RouterWindow): DrawnByServer {
  const { path, take, giveUp } = drawn;
  const here = () => location.pathname + location.search;
  const began = here();
  return { path, take: () => (here() === began ? take() : null), giveUp };
}

/** Typed text outlives the server's markup. */
function keepTyped(root: HTMLElement, keep: (name: string, text: string) => void) {
  for (const field of root.querySelectorAll<HTMLTextAreaElement>(`textarea[${DRAFT_ATTRIBUTE}]`)) {
    const name = field.getAttribute(DRAFT_ATTRIBUTE) ?? '';
    if (field.value !== field.defaultValue) keep(name, JSON.stringify({ text: field.value }));
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
