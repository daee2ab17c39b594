import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { numbersShown, startList, tab } from '../../testing/listScreen.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

describe('PG-2 a move to where the list is already', () => {
  it('by its tab makes no step for Back, another tab makes one', async () => {
    await startList();
    const entries = history.length;
    await userEvent.click(await tab(/^All/));
    await userEvent.click(await tab(/^All/));
    expect(history.length).toBe(entries);
    await userEvent.click(await tab(/^Delivered/));
    await waitFor(() => expect(location.search).toBe('?status=Delivered'));
    expect(history.length).toBe(entries + 1);
    await userEvent.click(await tab(/^Delivered/));
    expect(history.length).toBe(entries + 1);
    expect(location.search).toBe('?status=Delivered');
  });

  it('by the palette or by the keys g t makes none either', async () => {
    await startList();
    const entries = history.length;
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await screen.findByRole('option', { name: /^Tracking/ }));
    await userEvent.keyboard('gt');
    expect(history.length).toBe(entries);
    expect(numbersShown()).not.toEqual([]);
  });
});
