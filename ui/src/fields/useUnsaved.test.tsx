import { render } from '@testing-library/react';
import { useUnsaved } from './useUnsaved.ts';

function Form({ unsaved, changed }: { unsaved: { hold: () => () => void }; changed: boolean }) {
  useUnsaved(unsaved, changed);
  return null;
}

it('RL-2 holds the page while the form is changed, and lets go once it is saved or gone', () => {
  let held = 0;
  const unsaved = {
    hold: () => {
      held += 1;
      return () => {
        held -= 1;
      };
    },
  };
  const { rerender, unmount } = render(<Form unsaved={unsaved} changed={false} />);
  const states = [held];
  for (const changed of [true, true, false, true]) {
    rerender(<Form unsaved={unsaved} changed={changed} />);
    states.push(held);
  }
  unmount();
  expect([...states, held]).toEqual([0, 1, 1, 0, 1, 0]);
});
