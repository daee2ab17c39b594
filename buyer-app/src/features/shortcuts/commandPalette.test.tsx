import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { State } from '@tracking-console/platform';
import { number, numbersShown, startList } from '../../testing/listScreen.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Type a command or a tracking number' });
}
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the command palette', () => {
  it('PG-2 opens with Ctrl K from a field too, and offers what this page does and the other pages', async () => {
    await startList();
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search shipments' }));
    await openPalette();
    expect(options()).toEqual([
      'Add tracking numbersn',
      'Search/',
      'Export as CSVe',
      'Keyboard shortcuts?',
      'Import',
      'Dashboardg d',
      'Trackingg t',
      'Archived',
      'Settings',
      'Appearance: Light',
      'Appearance: Dark',
      'Appearance: System',
      'Switch to API',
      'Sign out',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveFocus();
  });

  it('PG-2 does an action of the page, and goes to another', async () => {
    await startList();
    await openPalette();
    await userEvent.keyboard('Search{Enter}');
    expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveFocus();
    await openPalette();
    await userEvent.keyboard('add{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Add tracking numbers' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: /^Type a command/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await openPalette();
    await userEvent.keyboard('arch{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Archived' })).toHaveFocus();
  });

  it('PG-2 finds shipments as one types, and searches the list for the rest', async () => {
    const { server } = await startList();
    await openPalette();
    await userEvent.keyboard('Book');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(number(2)) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Book' })).toBeVisible();
    expect(server.paramsOf('GetTrackInfoList')).toHaveLength(2);
    await openPalette();
    await userEvent.keyboard('Lamp');
    await userEvent.click(await screen.findByRole('option', { name: 'Search for “Lamp”' }));
    await waitFor(() => expect(numbersShown()).toEqual(['1']));
    expect(location.search).toBe('?q=Lamp');
  });

  it('PG-2 changes the appearance, offers the languages once one types, and imports a file', async () => {
    const { platform } = await startList();
    const state = () => platform.store.getState() as State;
    await openPalette();
    await userEvent.keyboard('dark{Enter}');
    expect(state().preferences.theme).toBe('dark');
    await openPalette();
    expect(screen.queryByRole('option', { name: /^Language:/ })).not.toBeInTheDocument();
    await userEvent.keyboard('language');
    expect(screen.getByRole('option', { name: /^Language: \p{Script=Han}/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await openPalette();
    await userEvent.keyboard('import{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Import shipments from a file' })).toBeVisible();
  });

  it('I8 gives the focus to the heading when the last row leaves', async () => {
    await startList('/buyer/shipment?q=Lamp');
    await waitFor(() => expect(numbersShown()).toEqual(['1']));
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${number(1)}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
