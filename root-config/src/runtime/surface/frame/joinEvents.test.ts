import { joinEvents } from './joinEvents.ts';

const TYPING = 'input, textarea';

/** A page with a frame, and what is heard on either side. */
function joined() {
  document.body.innerHTML = '<button id="outside">Menu</button><div id="target"></div><iframe></iframe>';
  const owner = document.querySelector('iframe')?.contentDocument;
  const target = document.getElementById('target');
  if (!owner || !target) throw new Error('The page has no frame.');
  owner.body.innerHTML = '<h1>Tracking</h1><div role="dialog"><label>Number <input></label></div>';
  let shown = true;
  const stop = joinEvents({ document, target }, { document: owner, target: owner.body }, () => shown);
  const heard: string[] = [];
  const listen = (side: string, target: Document) => {
    target.addEventListener('keydown', (event) => {
      const at = event.composedPath()[0] as Element;
      const where = at.closest('[role=dialog]') ? ' in a dialog' : '';
      heard.push(`${side} ${event.ctrlKey ? 'Ctrl+' : ''}${event.key}${at.closest(TYPING) ? ' typing' : ''}${where}`);
    });
    target.addEventListener('mousedown', () => heard.push(`${side} press`));
  };
  listen('page', document);
  listen('frame', owner);
  const hide = () => {
    shown = false;
  };
  return { owner, target, heard, stop, hide };
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true, ...more });
const press = () => new MouseEvent('mousedown', { bubbles: true });

it('SA-1 iframe: a shortcut pressed inside is heard outside, once', () => {
  const { owner, heard, stop } = joined();
  owner.querySelector('h1')?.dispatchEvent(key('b', { ctrlKey: true }));
  expect(heard).toEqual(['frame Ctrl+b', 'page Ctrl+b']);
  stop();
});

it('SA-1 iframe: the other side is told that somebody types, and stands in a dialog', () => {
  const { owner, target, heard, stop } = joined();
  owner.querySelector('input')?.dispatchEvent(key('b', { ctrlKey: true }));
  expect(heard).toEqual(['frame Ctrl+b typing in a dialog', 'page Ctrl+b typing in a dialog']);
  expect(target.childElementCount).toBe(0);
  stop();
});

it('SA-1 iframe: who takes a key on the other side takes it here', () => {
  const { owner, stop } = joined();
  document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  const event = key('b', { ctrlKey: true });
  owner.querySelector('h1')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  stop();
});

it('SA-1 iframe: a key somebody took stays on its side, and Tab is the browser’s', () => {
  const { owner, heard, stop } = joined();
  owner.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  owner.querySelector('h1')?.dispatchEvent(key('j'));
  owner.querySelector('h1')?.dispatchEvent(key('Tab'));
  expect(heard).toEqual(['frame j', 'frame Tab']);
  stop();
});

it('SA-1 iframe: keys of the page reach the application, but not one that is hidden', () => {
  const { heard, stop, hide } = joined();
  const outside = document.getElementById('outside');
  outside?.dispatchEvent(key('/'));
  hide();
  outside?.dispatchEvent(key('n'));
  expect(heard).toEqual(['page /', 'frame /', 'page n']);
  stop();
});

it('SA-1 iframe: a press on either side is one on the other, whoever stops it', () => {
  const { owner, heard, stop } = joined();
  owner.body.addEventListener('mousedown', (event) => event.stopPropagation(), { once: true });
  owner.querySelector('h1')?.dispatchEvent(press());
  document.getElementById('outside')?.dispatchEvent(press());
  // Presses cross first: the page hears of it before the frame's own listeners do.
  expect(heard).toEqual(['page press', 'frame press', 'page press']);
  stop();
});
