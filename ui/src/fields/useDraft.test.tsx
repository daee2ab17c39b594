import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type DraftKeeper, useDraft } from './useDraft.ts';

function keeper(texts: Record<string, string> = {}): DraftKeeper {
  return {
    read: (field) => texts[field] ?? '',
    write: (field, text) => {
      texts[field] = text;
    },
  };
}

function Numbers({ drafts }: { drafts: DraftKeeper }) {
  const [text, change] = useDraft(drafts, 'numbers', 'ada');
  return <input aria-label="Numbers" value={text} onChange={(event) => change(event.target.value)} />;
}

const field = () => screen.getByRole('textbox', { name: 'Numbers' });

it('F-10 F-12 what was typed is there when the field comes again, until it is emptied', () => {
  const drafts = keeper();
  const first = render(<Numbers drafts={drafts} />);
  fireEvent.change(field(), { target: { value: 'RB123456785CN' } });
  first.unmount();
  const second = render(<Numbers drafts={drafts} />);
  expect(field()).toHaveValue('RB123456785CN');
  fireEvent.change(field(), { target: { value: '' } });
  second.unmount();
  render(<Numbers drafts={drafts} />);
  expect(field()).toHaveValue('');
});

it('F-12 the first rendering is the same as the server’s', () => {
  expect(renderToString(<Numbers drafts={keeper({ numbers: 'typed' })} />)).toContain('value=""');
});
