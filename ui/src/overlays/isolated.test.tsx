import { act } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { MenuButton } from '../actions/MenuButton.tsx';
import { TextField } from '../fields/TextField.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { Dialog } from './Dialog.tsx';
import { seenPart } from './seenPart.ts';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <MenuButton label="More" items={[{ key: 'one', label: 'One' }]} />
      <Dialog open={open} title="Archive 3 shipments?" onClose={() => setOpen(false)}>
        <TextField aria-label="Name" />
      </Dialog>
    </>
  );
}

const places = {
  'shadow root': () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }),
  frame: () => document.body.appendChild(document.createElement('iframe')).contentDocument?.body as HTMLElement, // of this origin
};

describe.each(['shadow root', 'frame'] as const)('SA-1 inside a %s', (kind) => {
  async function show() {
    const place = places[kind]();
    const owner = place.ownerDocument;
    const [element, popups] = [owner.createElement('div'), owner.createElement('div')];
    place.append(element, popups);
    await renderUi(<Page />, { container: popups }, { container: element, baseElement: element });
    const root = element.getRootNode() as Document | ShadowRoot; // the test places it in one
    const find = (selector: string) => place.querySelector<HTMLElement>(selector);
    const press = (key: string, target: Element | null, shiftKey = false) =>
      act(
        () =>
          void target?.dispatchEvent(
            new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true, cancelable: true }),
          ),
      );
    return { owner, popups, root, find, press };
  }

  it('a dialog stands there, keeps the focus inside and gives it back', async () => {
    const { popups, root, find, press } = await show();
    const opener = find('button');
    opener?.focus();
    act(() => opener?.click());
    expect(popups.querySelector('[role=dialog]')).not.toBeNull();
    expect(document.documentElement.dataset.modal).toBe('');
    const [field, close] = [find('input'), find('[role=dialog] button')];
    field?.focus();
    press('Tab', field);
    expect(root.activeElement).toBe(close);
    press('Tab', close, true);
    expect(root.activeElement).toBe(field);
    press('Escape', field);
    expect(find('[role=dialog]')).toBeNull();
    await null; // The focus returns before the key's task ends.
    expect(root.activeElement).toBe(opener);
    expect(document.documentElement.dataset.modal).toBeUndefined();
  });

  it('a menu takes the focus and closes on a press beside it, not on one inside', async () => {
    const { owner, find } = await show();
    const pressAt = (target: Element | null) =>
      act(() => void target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true })));
    act(() => find('[aria-haspopup=menu]')?.click());
    pressAt(find('[role=menuitem]'));
    expect(find('[role=menu]')).not.toBeNull();
    pressAt(owner.body);
    expect(find('[role=menu]')).toBeNull();
  });
});

it('SA-1 iframe: what can be seen of a frame ends where the window of the page ends', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.getBoundingClientRect = () => ({ top: -100 }) as DOMRect; // scrolled by so much
  const inside = frame.contentDocument?.body as HTMLElement; // of this origin
  Object.assign(inside.ownerDocument.defaultView ?? {}, { innerHeight: 3000, innerWidth: 600 });
  expect(seenPart(inside)).toEqual({ top: 100, bottom: 100 + window.innerHeight, width: 600 });
  frame.remove();
});
