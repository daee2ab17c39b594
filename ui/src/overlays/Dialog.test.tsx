import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Archive 3 shipments?" onClose={() => setOpen(false)} {...props}>
        {props.children ?? <p>They can be brought back.</p>}
      </Dialog>
    </>
  );
}

/** A dialog that replaces another, as when its content is loaded. */
function Loaded() {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const dialog = { open, title: 'Name it', onClose: () => setOpen(false) };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {loaded ? (
        <Dialog key="loaded" {...dialog}>
          <TextField autoFocus aria-label="Name" />
        </Dialog>
      ) : (
        <Dialog key="loading" {...dialog}>
          <Button onClick={() => setLoaded(true)}>Loaded</Button>
        </Dialog>
      )}
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  await renderUi(<Opener {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog');
}

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('Dialog', () => {
  it('is named by its title and takes the focus', async () => {
    const dialog = await openDialog();
    expect(dialog).toHaveAccessibleName('Archive 3 shipments?');
    expect(dialog).toHaveFocus();
  });

  it('AX-4 I8 takes the focus again where the button that had it is gone', async () => {
    function Adding() {
      const [added, setAdded] = useState(false);
      const footer = added ? <Button key="done">Done</Button> : <Button onClick={() => setAdded(true)}>Add</Button>;
      return <Opener footer={footer} />;
    }
    await renderUi(<Adding />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('leaves the focus to a field that asks for it', async () => {
    await openDialog({ children: <TextField autoFocus aria-label="Name" /> });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('keeps Tab inside, both ways round', async () => {
    await openDialog({ confirm: { text: 'Archive', onConfirm: () => {} } });
    const visited: unknown[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      visited.push(focusedName());
    }
    expect(visited).toEqual(['Close', 'Cancel', 'Archive', 'Close']);
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe('Archive');
  });

  it('closes on Escape and gives the focus back', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('gives the focus back to the opener of the dialog that stood there while this one was loading', async () => {
    await renderUi(<Loaded />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Loaded' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('DG-1 can be told that Escape does not close it, and to have neither header nor footer', async () => {
    const dialog = await openDialog({ escapeCloses: false, bare: true, width: 800, height: 580 });
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    expect(dialog).toHaveStyle({ width: '800px', height: '580px' });
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(dialog).toHaveAccessibleName('Archive 3 shipments?');
  });

  it('SH-15 shows a spinner on the confirm button while an asynchronous confirm runs, and takes one click', async () => {
    let finish = () => {};
    const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    await openDialog({ confirm: { text: 'Archive', onConfirm } });
    const confirm = screen.getByRole('button', { name: 'Archive' });
    await userEvent.click(confirm);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
  });

  it('answers Escape in the uppermost of two only', async () => {
    await renderUi(
      <>
        <Opener />
        <Dialog open title="Second" onClose={() => {}}>
          <Opener title="Third" />
        </Dialog>
      </>,
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Open' })[1] as HTMLElement /* there are two */);
    expect(screen.getByRole('dialog', { name: 'Third' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Third' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Second' })).toBeInTheDocument();
  });

  it('keeps Tab inside within a shadow root too', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const container = host.attachShadow({ mode: 'open' });
    await renderUi(
      <Dialog open title="Inside" onClose={() => {}}>
        <TextField aria-label="Name" autoFocus />
      </Dialog>,
      { container },
    );
    expect(container.activeElement).toBe(container.querySelector('input'));
    await userEvent.tab();
    expect(container.activeElement).toHaveAttribute('aria-label', 'Close');
    host.remove();
  });
});

it('SA-2 AX-4 in an application out of sight it stays open, and leaves the page and the keys to others', async () => {
  let setShown = (_shown: boolean) => {};
  const visibility = {
    isShown: () => true,
    onChange(listener: (shown: boolean) => void) {
      setShown = listener;
      return () => {};
    },
  };
  const onClose = jest.fn();
  await renderUi(
    <Dialog open title="Inside" onClose={onClose}>
      <TextField aria-label="Name" />
    </Dialog>,
    { visibility },
  );
  const held = () => document.documentElement.dataset.modal !== undefined;
  expect(held()).toBe(true);
  setShown(false);
  expect(held()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  setShown(true);
  expect(held()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('AX-8 gives the focus to the heading of the page when nobody opened it by hand', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <h1 tabIndex={-1}>Shipments</h1>
        <Dialog open={open} title="Register" onClose={() => setOpen(false)}>
          <TextField aria-label="Number" />
        </Dialog>
      </>
    );
  }
  await renderUi(<Page />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Shipments' })).toHaveFocus();
});
