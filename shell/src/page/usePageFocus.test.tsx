import { act, screen } from '@testing-library/react';
import { showPage, startShell } from '../testing/startShell.tsx';

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const announced = () => document.querySelector('[data-announcer]');

async function move(go: () => void, then: () => void) {
  act(go);
  then();
  await act(async () => {}); // mutation observers tell in a microtask
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('SA-16 leaves the focus alone at the first load and says nothing', async () => {
  await startShell();
  showPage('Dashboard page');
  await act(async () => {});
  expect(heading('Dashboard page')).not.toHaveFocus();
  expect(announced()).toBeEmptyDOMElement();
});

it('SA-16 AX-8 focuses the heading of the new page and says its name', async () => {
  const { platform } = await startShell();
  showPage('Dashboard page');
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Archive page'),
  );
  expect(heading('Archive page')).toHaveFocus();
  expect(announced()).toHaveTextContent('Archived');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('SA-16 follows a heading that is drawn again while it has the focus', async () => {
  const { platform } = await startShell();
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Loading page'),
  );
  await move(
    () => {},
    () => showPage('Archive page'),
  );
  expect(heading('Archive page')).toHaveFocus();
});

it('SA-16 leaves someone who types in the new page where they are', async () => {
  const { platform } = await startShell();
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Archive page').querySelector('input')?.focus(),
  );
  expect(screen.getByRole('textbox', { name: 'field of Archive page' })).toHaveFocus();
});

it('SA-16 leaves someone in a dialog where they are', async () => {
  const { platform } = await startShell();
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  dialog.innerHTML = '<button>Stay</button>';
  document.body.append(dialog);
  screen.getByRole('button', { name: 'Stay' }).focus();
  await move(
    () => platform.navigation.go('/buyer/archived'),
    () => showPage('Archive page'),
  );
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
});
