import { removeServerFrame } from './page.ts';

/** For a page whose own texts are missing too. */
const DEFAULT_TEXTS = { failed: 'The console could not be started. Please check your connection.', retry: 'Try again' };

/**
 * Nothing could be started, not even the texts, so the server has written these texts into the page in its language. The only
 * action is to reload.
 */
export function startFailedPage(page: Document, cause: unknown) {
  console.error(cause);
  const loading = page.getElementById('loading');
  const { failed = DEFAULT_TEXTS.failed, retry = DEFAULT_TEXTS.retry } = loading?.dataset ?? {};
  const section = page.createElement('section');
  section.className = 'application-failed';
  section.setAttribute('role', 'alert');
  const text = page.createElement('p');
  text.textContent = failed;
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'primary';
  button.textContent = retry;
  button.addEventListener('click', () => page.defaultView?.location.reload());
  section.append(text, button);
  loading?.remove();
  removeServerFrame(page);
  page.getElementById('main')?.replaceChildren(section);
}
