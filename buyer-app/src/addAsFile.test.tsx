import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftFile } from './features/shipments/add/draftFile.ts';
import { startConsole } from './testing/startConsole.ts';
import { taskServer } from './testing/taskServer.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));
// The real most takes long to draw.
jest.mock('./features/shipments/add/addLimits.ts', () => ({ MOST_NUMBERS: 2 }));

describe('PG-2f more numbers than the dialog takes', () => {
  it('go over to the file, and stay in the text until it is imported', async () => {
    const columns = {
      columns: ['number', 'remark'],
      sample: [['RX100000', '']],
      remembered: false,
      mapping: { number: 0, remark: 1 },
    };
    const tasks = taskServer([], { upload_id: '7', name: 'pasted numbers.csv', total: 3, ...columns });
    await startConsole({ at: '/buyer/shipment', tasks });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add numbers' }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('textbox', { name: 'Tracking numbers' }));
    await userEvent.paste('RX100000 RX100001 RX100002');
    await userEvent.click(await screen.findByRole('button', { name: 'Add as a file' }));
    expect(await screen.findByText(/^pasted numbers\.csv has 3/)).toBeVisible();
    expect(tasks.sent('upload')).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Paste' }));
    expect(await screen.findByRole('textbox', { name: 'Tracking numbers' })).not.toHaveValue('');
  });

  it('keep the names they were given', () => {
    const file = draftFile(['RX100000', 'RX100001'], new Map([['RX100001', 'Lamp, "blue"']]), 'x.csv');
    expect(file.size).toBe('number,remark\nRX100000,\nRX100001,"Lamp, ""blue"""\n'.length);
  });
});
