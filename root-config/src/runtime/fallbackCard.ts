import type { Identity } from '@tracking-console/contract/statuses';
import english from '../locales/en.json';
import { DeadlineExceeded } from './deadline.ts';
import type { RuntimeServices } from './guardedApplication.ts';
import { IncompatibleModule } from './lifecycles.ts';

/** For the case that not even the texts could be loaded. */
const ENGLISH: Record<string, string> = english;

interface Card {
  name: string;
  identity: Identity | null;
  cause: unknown;
  services: Pick<RuntimeServices, 'page' | 'platform' | 'platformModule'>;
  onRetry: () => void;
}

/** What stands in an application's place when it could not be loaded or mounted. The frame around it keeps working. */
export function drawFallbackCard(container: HTMLElement, { name, identity, cause, services, onRetry }: Card) {
  const { page, platform, platformModule } = services;
  const text = (key: string) => platform.i18n.t(key, { ns: 'root-config', defaultValue: ENGLISH[key] ?? key });
  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, content: string, className = '') => {
    const made = page.createElement(tag);
    made.textContent = content;
    made.className = className;
    return made;
  };
  const card = element('section', '', 'application-failed');
  card.setAttribute('role', 'alert');
  const heading = element('h1', text(`application.name.${name}`));
  heading.tabIndex = -1;
  const retry = element('button', text('application.retry'), 'primary');
  retry.type = 'button';
  retry.addEventListener('click', onRetry);
  const actions = element('div', '', 'actions');
  actions.append(retry);
  if (identity) {
    const other = identity === 'BUYER' ? 'API' : 'BUYER';
    const leave = element('button', text(`application.switch.${other}`));
    leave.type = 'button';
    leave.addEventListener('click', () => platform.store.dispatch(platformModule.consoleChosen(other)));
    actions.append(leave);
  }
  const detail = cause instanceof Error ? cause.message : String(cause);
  card.append(heading, element('p', text(reason(cause))), actions, element('p', detail, 'detail'));
  container.replaceChildren(card);
  heading.focus({ preventScroll: true });
}

function reason(cause: unknown) {
  if (cause instanceof DeadlineExceeded) return 'application.late';
  if (cause instanceof IncompatibleModule) return 'application.incompatible';
  if (cause instanceof SyntaxError) return 'application.damaged';
  return 'application.failed';
}
