import { type Identity, otherIdentity } from '@tracking-console/contract/shipments/statuses';
import english from '../locales/en.json';
import type { ApplicationFailure } from './failure.ts';
import type { RuntimeServices } from './services.ts';

/** For the case that the texts could not be loaded either. */
const ENGLISH: Record<string, string> = english;

interface CardOptions {
  name: string;
  identity: Identity | null;
  failure: ApplicationFailure;
  services: Pick<RuntimeServices, 'page' | 'platform' | 'platformModule'>;
  /** Milliseconds until a retry is allowed. */
  wait: number;
  /** Otherwise the focus stays where it is, and a screen reader only reads the card aloud. */
  takesFocus: boolean;
  onRetry: () => void;
  /** The network is back. */
  onOnline: () => void;
}

export interface FallbackCard {
  remove: () => void;
}

/** Shown in an application's place when it could not be loaded or mounted. The frame around it keeps working. */
export function renderFallbackCard(root: HTMLElement, card: CardOptions): FallbackCard {
  const { name, identity, failure, services, wait, takesFocus, onRetry, onOnline } = card;
  const { page, platform, platformModule } = services;
  const text = (key: string, values: { name?: string } = {}, otherwise = key) =>
    platform.i18n.t(key, { ns: 'root-config', defaultValue: ENGLISH[key] ?? otherwise, ...values });
  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, content: string, className = '') => {
    const made = page.createElement(tag);
    made.textContent = content;
    made.className = className;
    return made;
  };
  const button = (content: string, onClick: () => void, className = '') => {
    const made = element('button', content, className);
    made.type = 'button';
    made.addEventListener('click', onClick);
    return made;
  };

  const section = element('section', '', 'application-failed');
  section.setAttribute('role', 'alert');
  const heading = element('h1', text(`application.name.${name}`, {}, text('application.name', { name })));
  heading.tabIndex = -1;
  let why = text(`application.${failure.reason}`);
  const reason = element('p', wait > 0 ? text('application.tooOften') : why);
  const actions = element('div', '', 'actions');
  const retry = button(text('application.retry'), onRetry, 'primary');
  actions.append(retry);
  if (identity) {
    const other = otherIdentity(identity);
    actions.append(
      button(text(`application.switch.${other}`), () => platform.store.dispatch(platformModule.consoleChosen(other))),
    );
  }
  const detail = element('p', `${failure.message} (${failure.reference})`, 'detail');
  section.append(heading, reason, actions, detail);
  root.replaceChildren(section);
  if (takesFocus) heading.focus({ preventScroll: true });

  // While the circuit breaker is open, another attempt makes no sense.
  retry.disabled = wait > 0;
  const timer = setTimeout(() => {
    retry.disabled = false;
    reason.textContent = why;
  }, wait);
  void platform.newVersion.helps(failure).then((helps) => {
    if (!helps) return;
    why = text('application.newVersion');
    reason.textContent = why;
    retry.className = '';
    actions.prepend(button(text('application.loadNewVersion'), platform.newVersion.load, 'primary'));
  });
  if (failure.reason === 'unreachable') addEventListener('online', onOnline);
  return {
    remove() {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      section.remove();
    },
  };
}
