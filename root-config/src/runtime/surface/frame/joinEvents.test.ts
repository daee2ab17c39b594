import { joinEvents } from './joinEvents.ts';

const TYPING = 'input, textarea';

/** A page with a frame, and the events that listeners on either side get. */
function joined() {
  document.body.innerHTML = '<button id="outside">Menu</button><div id="target"></div><iframe></iframe>';
  const owner = document.querySelector('iframe')?.contentDocument;
  const target = document.getElementById('target');
  if (!owner || !target) throw new Error('The page has no frame.');
  owner.body.innerHTML = '<h1>Tracking</h1><div role="dialog"><label>Number <input></label></div>';
  let shown = true;
  const stop = joinEvents({ document, target }, { document: owner, target: owner.body }, () => shown);
  const received: string[] = [];
  const listen = (side: string, target: Document) => {
    target.addEventListener('keydown', (event) => {
      const at = event.composedPath()[0] as Element;
      const where = at.closest('[role=dialog]') ? ' in a dialog' : '';
      received.push(
        `${side} ${event.ctrlKey ? 'Ctrl+' : ''}${event.key}${at.closest(TYPING) ? ' typing' : ''}${where}`,
      );
    });
    target.addEventListener('mousedown', () => received.push(`${side} press`));
  };
  listen('page', document);
  listen('frame', owner);
  const hide = () => {
    shown = false;
  };
  return { owner, target, received, stop, hide };
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true, ...more });
const press = () => new MouseEvent('mousedown', { bubbles: true });

it('SA-1 iframe: a shortcut pressed inside reaches the page, once', () => {
  const { owner, received, stop } = joined();
  owner.querySelector('h1')?.dispatchEvent(key('b', { ctrlKey: true }));
  expect(received).toEqual(['frame Ctrl+b', 'page Ctrl+b']);
  stop();
});

it('SA-1 iframe: listeners on the other side see that the target is a field, and in a dialog', () => {
  const { owner, target, received, stop } = joined();
  owner.querySelector('input')?.dispatchEvent(key('b', { ctrlKey: true }));
  expect(received).toEqual(['frame Ctrl+b typing in a dialog', 'page Ctrl+b typing in a dialog']);
  expect(target.childElementCount).toBe(0);
  stop();
});

it('SA-1 iframe: a key handled on the other side is handled here', () => {
  const { owner, stop } = joined();
  document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  const event = key('b', { ctrlKey: true });
  owner.querySelector('h1')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  stop();
});

it('SA-1 iframe: a handled key stays on its side, and Tab is the browser’s', () => {
  const { owner, received, stop } = joined();
  owner.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  owner.querySelector('h1')?.dispatchEvent(key('j'));
  owner.querySelector('h1')?.dispatchEvent(key('Tab'));
  expect(received).toEqual(['frame j', 'frame Tab']);
  stop();
});

it('SA-1 iframe: keys of the page reach the application, but not one that is hidden', () => {
  const { received, stop, hide } = joined();
  const outside = document.getElementById('outside');
  outside?.dispatchEvent(key('/'));
  hide();
  outside?.dispatchEvent(key('n'));
  expect(received).toEqual(['page /', 'frame /', 'page n']);
  stop();
});

it('SA-1 iframe: a press on either side reaches the other, even if it is stopped', () => {
  const { owner, received, stop } = joined();
  owner.body.addEventListener('mousedown', (event) => event.stopPropagation(), { once: true });
  owner.querySelector('h1')?.dispatchEvent(press());
  document.getElementById('outside')?.dispatchEvent(press());
  // Presses cross first: the page gets it before the frame's own listeners.
  expect(received).toEqual(['page press', 'frame press', 'page press']);
  stop();
});
