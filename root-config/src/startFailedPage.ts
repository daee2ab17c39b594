/** For a page whose own words are missing as well. */
const WORDS = { failed: 'The console could not be started. Please check your connection.', retry: 'Try again' };

/**
 * Nothing could be started, texts included, so the server has written the words into the page in its language. All it
 * offers is another try.
 */
export function startFailedPage(page: Document, cause: unknown) {
  console.error(cause);
  const loading = page.getElementById('loading');
  const { failed = WORDS.failed, retry = WORDS.retry } = loading?.dataset ?? {};
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
  delete page.documentElement.dataset.frame; // no frame will come into the place the server has kept for it
  page.getElementById('main')?.replaceChildren(section);
}
