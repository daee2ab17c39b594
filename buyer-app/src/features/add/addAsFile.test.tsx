import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerServer } from '../../testing/buyerServer.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { taskServer } from '../../testing/taskServer.ts';
import { draftFile } from './draftFile.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));
// The real limit takes long to render.
jest.mock('./addLimits.ts', () => ({ MAX_DRAFT_NUMBERS: 2 }));

describe('PG-2f more numbers than the dialog takes', () => {
  it('go over to the file, and stay in the text until it is imported', async () => {
    const columns = {
      columns: ['number', 'remark'],
      sample: [['RX100000', '']],
      remembered: false,
      encoding: null,
      sheet: null,
      sheets: [],
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

  it('keep what was said of them: name, carrier and what the carrier asks for', async () => {
    const lamp = { TrackNo: 'RX100001', Remark: 'Lamp, "blue"', Carrier: 3011, destination_postal_code: 'M1 1AE' };
    const file = draftFile([{ TrackNo: 'RX100000' }, lamp], 'x.csv');
    expect(await textOf(file)).toBe(
      'number,carrier,remark,destination_postal_code\nRX100000,,,\nRX100001,3011,"Lamp, ""blue""","M1 1AE"\n',
    );
  });

  it('keep it from the rows it was typed into, also of a number over the limit', async () => {
    const tasks = taskServer();
    await startConsole({ at: '/buyer/shipment', tasks, server: asking() });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add numbers' }))[0] as HTMLElement);
    const text = await screen.findByRole('textbox', { name: 'Tracking numbers' });
    await userEvent.click(text);
    await userEvent.paste('RX100000 RX100001');
    for (const number of ['RX100000', 'RX100001']) {
      await userEvent.type(screen.getByRole('textbox', { name: `Name of ${number}` }), 'Lamp');
      const field = `Destination postal code of ${number}`;
      await userEvent.type(await screen.findByRole('textbox', { name: field }), 'M1 1AE');
    }
    fireEvent.change(text, { target: { value: 'RX100000 RX100002 RX100001' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add as a file' }));
    await waitFor(() => expect(tasks.sent('upload')).toHaveLength(1));
    expect(await textOf(tasks.sent('upload')[0] as File)).toBe(
      'number,remark,destination_postal_code\nRX100000,"Lamp","M1 1AE"\nRX100002,,\nRX100001,"Lamp","M1 1AE"\n',
    );
  });
});

/** The file as it is uploaded. */
function textOf(file: File): Promise<string> {
  const reader = new FileReader();
  reader.readAsText(file);
  return new Promise((read) => reader.addEventListener('load', () => read(String(reader.result))));
}

/** A server on which every number's carrier requires a postal code. */
function asking() {
  const field = { field: 'destination_postal_code', required: true, pattern: '.', example: 'M1 1AE' } as const;
  const Carriers = [
    {
      Carrier: 100019,
      Name: 'Yodel',
      CheckDigit: 'none' as const,
      Reason: 'format' as const,
      Service: null,
      RequiredFields: [field],
    },
  ];
  const detected = { IsNumber: true, CheckDigit: 'none', TrackInfoId: null, IsArchived: false, Carriers } as const;
  return buyerServer({
    replaced: { DetectCarriers: ({ Numbers }) => Numbers.map((number) => ({ ...detected, Number: number })) },
  });
}
