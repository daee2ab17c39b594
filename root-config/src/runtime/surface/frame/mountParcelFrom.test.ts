import * as singleSpa from 'single-spa';
import { mountParcelFrom } from './mountParcelFrom.ts';

jest.mock('single-spa', () => ({ mountRootParcel: jest.fn() }));

it('SA-5 SA-1 iframe: a parcel gets an element of the page’s window, inside the frame, and the same one again', () => {
  const owner = document.body.appendChild(document.createElement('iframe')).contentDocument as Document; // of this origin
  const inside = owner.body.appendChild(owner.createElement('div'));
  const mountParcel = mountParcelFrom(document);
  expect(inside).not.toBeInstanceOf(HTMLElement);
  mountParcel({} as never, { domElement: inside });
  mountParcel({} as never, { domElement: inside });
  const [first, second] = jest.mocked(singleSpa.mountRootParcel).mock.calls.map(([, { domElement }]) => domElement);
  expect(first).toBeInstanceOf(HTMLElement);
  expect(first?.parentNode).toBe(inside);
  expect(second).toBe(first);
});
