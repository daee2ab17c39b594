import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectToasts } from '@tracking-console/platform';
import { chooseRowAction, number, numbersShown, press, startList } from '../../testing/listScreen.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));
jest.mock('../../../../app-kit/src/add/AddForm.tsx', () => {
  throw new Error('Loading chunk 263 failed.');
});
jest.mock('../filters/FilterDrawer.tsx', () => {
  throw new Error('Loading chunk 264 failed.');
});
jest.mock('../../components/ShareDialog.tsx', () => {
  throw new Error('Loading chunk 265 failed.');
});
jest.mock('../selection/RemarkDialog.tsx', () => {
  throw new Error('Loading chunk 266 failed.');
});

describe('F-12 offline, the list stays and a toast tells that a part did not come', () => {
  it.each([
    [
      'the form that adds numbers',
      async () => userEvent.click((await screen.findAllByRole('button', { name: 'Add numbers' }))[0] as Element),
    ],
    ['the filters', () => press(/^Filters/)],
    ['a dialog of a row', () => chooseRowAction(1, 'Share')],
    [
      'a dialog about the selection',
      async () => {
        await userEvent.click(screen.getByRole('checkbox', { name: `Select ${number(1)}` }));
        await press('More', screen.getByRole('group', { name: 'Selected shipments' }));
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Name' }));
      },
    ],
  ])('%s', async (_part, open) => {
    const { platform } = await startList();
    const shown = numbersShown();
    await open();
    const key = 'app-kit:part.failed';
    await waitFor(() =>
      expect(selectToasts(platform.store.getState() as never)).toMatchObject([{ type: 'failed', text: { key } }]),
    );
    expect(numbersShown()).toEqual(shown);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
