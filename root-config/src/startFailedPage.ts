/** Nothing could be started, texts included: a page in English and Chinese that offers the only thing left, another try. */
export function startFailedPage(page: Document, cause: unknown) {
  console.error(cause);
  const section = page.createElement('section');
  section.className = 'application-failed';
  section.setAttribute('role', 'alert');
  const say = (language: string, text: string) => {
    const paragraph = page.createElement('p');
    paragraph.lang = language;
    paragraph.textContent = text;
    return paragraph;
  };
  const retry = page.createElement('button');
  retry.type = 'button';
  retry.className = 'primary';
  retry.textContent = 'Try again · 重试';
  retry.addEventListener('click', () => page.defaultView?.location.reload());
  section.append(
    say('en', 'The console could not be started. Please check your connection.'),
    say('zh-CN', '控制台无法启动，请检查网络连接。'),
    retry,
  );
  page.getElementById('loading')?.remove();
  page.getElementById('main')?.replaceChildren(section);
}
