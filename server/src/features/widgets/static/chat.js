// A stand-in for a vendor's support chat: a button that opens a small window. It knows of the page only the settings a
// page offers it in `window.chatSettings`, such as the place for the button, and renders again on the event "chat-settings".
(() => {
  const STYLE = `
    :host { position: relative; display: block; font: 14px/1.5 var(--tc-font, system-ui, sans-serif); }
    button { font: inherit; cursor: pointer; border: 0; }
    button:focus-visible { outline: 2px solid var(--tc-text, #0a0a0a); outline-offset: 2px; }
    .open { inline-size: 32px; block-size: 32px; border-radius: 6px; display: grid; place-items: center;
      background: transparent; color: var(--tc-text-muted, #444); }
    .open:hover { background: var(--tc-surface-hover, #eee); color: var(--tc-text, #111); }
    .panel { position: absolute; inset-block-start: 40px; inset-inline-end: 0; z-index: 1; inline-size: min(320px, calc(100vw - 48px));
      box-sizing: border-box; padding: 16px; border-radius: 12px; background: var(--tc-surface, #fff); color: var(--tc-text, #171717);
      border: 1px solid var(--tc-border, #d4d4d4); box-shadow: 0 12px 32px rgb(0 0 0 / 20%); }
    .panel[hidden] { display: none; }
    .head { display: flex; justify-content: space-between; align-items: center; gap: 8px; }
    h2 { margin: 0; font-size: 16px; }
    p { margin: 8px 0 0; }
    .greeting { font-weight: 600; }
    a { color: inherit; text-underline-offset: 3px; }
    a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    .close { inline-size: 32px; block-size: 32px; border-radius: 8px; background: transparent; color: inherit; font-size: 18px; }
    @media print { :host { display: none; } }
  `;
  const ICON =
    'M4 5.5A2.5 2.5 0 0 1 6.5 3h11A2.5 2.5 0 0 1 20 5.5v8a2.5 2.5 0 0 1-2.5 2.5H11l-4.4 3.7a.4.4 0 0 1-.6-.3V16A2 2 0 0 1 4 14Z';

  function make(tag, className, parent) {
    const element = document.createElement(tag);
    element.className = className;
    parent.append(element);
    return element;
  }

  function icon() {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    for (const [name, value] of [
      ['viewBox', '0 0 24 24'],
      ['width', '20'],
      ['height', '20'],
      ['fill', 'currentColor'],
      ['aria-hidden', 'true'],
    ]) {
      svg.setAttribute(name, value);
    }
    path.setAttribute('d', ICON);
    svg.append(path);
    return svg;
  }

  const host = document.createElement('aside');
  host.id = 'chat-widget';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];

  const panel = make('section', 'panel', root);
  panel.id = 'panel';
  panel.hidden = true;
  panel.setAttribute('aria-labelledby', 'title');
  const head = make('div', 'head', panel);
  const title = make('h2', 'title', head);
  title.id = 'title';
  const close = make('button', 'close', head);
  close.type = 'button';
  close.textContent = '×';
  const greeting = make('p', 'greeting', panel);
  const note = make('p', 'note', panel);
  const help = make('a', 'help', make('p', '', panel));
  help.target = '_blank';
  help.rel = 'noopener';
  const open = make('button', 'open', root);
  open.type = 'button';
  open.setAttribute('aria-controls', 'panel');
  open.append(icon());

  function render() {
    const { language = 'en', help: address = '', texts = {} } = window.chatSettings ?? {};
    host.lang = language;
    host.setAttribute('aria-label', texts.title ?? 'Chat');
    title.textContent = texts.title ?? 'Chat';
    greeting.textContent = texts.greeting ?? '';
    note.textContent = texts.note ?? '';
    help.textContent = texts.help ?? '';
    help.href = address;
    help.hidden = address === '';
    open.setAttribute('aria-label', texts.open ?? 'Open the chat');
    close.setAttribute('aria-label', texts.close ?? 'Close the chat');
  }

  function show(shown) {
    panel.hidden = !shown;
    open.setAttribute('aria-expanded', String(shown));
    (shown ? close : open).focus();
  }

  open.addEventListener('click', () => show(panel.hidden));
  close.addEventListener('click', () => show(false));
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    event.stopPropagation();
    show(false);
  });
  window.addEventListener('chat-settings', render);
  open.setAttribute('aria-expanded', 'false');
  render();
  (document.getElementById(window.chatSettings?.place ?? '') ?? document.body).append(host);
})();
