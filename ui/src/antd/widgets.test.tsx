import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormField } from '../fields/FormField.tsx';
import { addWhatAntdNeeds } from '../testing/addWhatAntdNeeds.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { dayPatterns } from './dayPatterns.ts';
import { antdLocales } from './locales.ts';
import type { DateRange } from './widgetProps.ts';
import {
  AutoCompleteField,
  ColorField,
  DateField,
  DateRangeField,
  FileField,
  NumberField,
  QrCode,
  Segmented,
  Steps,
} from './widgets.tsx';

beforeAll(addWhatAntdNeeds);

const inLanguage = [
  {
    language: 'en',
    typed: '03/04/2026',
    later: '03/09/2026',
    end: 'End date',
    steps: ['done', 'current step', 'still to come'],
  },
  {
    language: 'zh-cn',
    typed: '2026/03/04',
    later: '2026/03/09',
    end: '结束日期',
    steps: ['已完成', '当前步骤', '未开始'],
  },
];

for (const { language, typed, later, end, steps } of inLanguage) {
  describe(`in ${language}`, () => {
    it('a date field shows a day as the language writes it, and hands over and takes ISO days', async () => {
      const onValueChange = jest.fn();
      await renderUi(
        <FormField label="Shipped" error="Too late" required>
          <DateField value="2026-01-31" onValueChange={onValueChange} />
        </FormField>,
        { language },
      );
      const field = await screen.findByRole('textbox', { name: /^Shipped/ });
      expect(field).toHaveAccessibleDescription('Too late');
      expect(field).toBeInvalid();
      expect(field).toBeRequired();
      expect((field as HTMLInputElement).value).toMatch(language === 'en' ? '01/31/2026' : '2026/01/31');
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      expect(onValueChange).toHaveBeenLastCalledWith('2026-03-04');
    });

    it('a range of days is handed over whole, and each of its inputs has a name', async () => {
      const ranges: DateRange[] = [];
      await renderUi(
        <FormField label="Period">
          <DateRangeField value={{ from: '', to: '' }} onValueChange={(range) => ranges.push(range)} />
        </FormField>,
        { language },
      );
      await userEvent.type(await screen.findByRole('textbox', { name: 'Period' }), `${typed}{Enter}`);
      await userEvent.type(await screen.findByRole('textbox', { name: end }), `${later}{Enter}`);
      expect(ranges).toEqual([{ from: '2026-03-04', to: '2026-03-09' }]);
    });

    it('steps say which are done and which is at hand', async () => {
      await renderUi(
        <Steps
          aria-label="Import"
          current={1}
          steps={['Upload', 'Check', 'Save'].map((title) => ({ key: title, title }))}
        />,
        { language },
      );
      const list = await screen.findByRole('list', { name: 'Import' });
      const items = within(list).getAllByRole('listitem');
      for (const [at, state] of steps.entries()) expect(items[at]).toHaveTextContent(state);
      expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    });

    it('a file that is left out again is named by its button in the language of the reader', async () => {
      const csv = new File(['1'], 'numbers.csv', { type: 'text/csv' });
      const onFilesChange = jest.fn();
      await renderUi(
        <FormField label="Numbers">
          <FileField files={[csv]} onFilesChange={onFilesChange} multiple>
            Drop files here
          </FileField>
        </FormField>,
        { language },
      );
      const remove = language === 'en' ? 'Remove file' : '删除文件';
      await userEvent.click(await screen.findByRole('button', { name: remove }));
      expect(onFilesChange).toHaveBeenCalledWith([]);
    });
  });
}

it('an empty date field is none, and an emptied one becomes none', async () => {
  const onValueChange = jest.fn();
  await renderUi(<DateField aria-label="Shipped" value="2026-01-31" onValueChange={onValueChange} />);
  await screen.findByRole('textbox', { name: 'Shipped' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onValueChange).toHaveBeenCalledWith('');
});

const PATTERN = /^(DD|MM|YYYY)([./-]|\. )(DD|MM)([./-]|\. )(DD|YYYY)$/;
it('every language of the product has the library’s texts and a way to write days', () => {
  const languages = readdirSync(join(__dirname, '../locales')).map((file) => file.replace('.json', ''));
  expect(languages.filter((language) => language !== 'en' && !antdLocales[language])).toEqual([]);
  for (const language of languages) expect(dayPatterns(language)[0]).toMatch(PATTERN);
});

for (const [language, may] of Object.entries({ no: 'mai', pt: 'mai', sr: 'maj', kk: 'мам', 'zh-hk': '5月' })) {
  it(`the calendar names its months in ${language}`, async () => {
    await renderUi(<DateField aria-label="Shipped" value="2026-05-04" onValueChange={() => {}} />, { language });
    await userEvent.click(await screen.findByRole('textbox', { name: 'Shipped' }));
    const month = () => document.querySelector('.ant-picker-month-btn')?.textContent?.toLowerCase();
    await waitFor(() => expect(month()).toMatch(may));
  });
}

it('a day is written as the reader has chosen', async () => {
  await renderUi(<DateField aria-label="Shipped" value="2026-01-31" onValueChange={() => {}} />, {
    dateFormat: 'dots',
  });
  expect(await screen.findByRole('textbox', { name: 'Shipped' })).toHaveValue('31.01.2026');
});

it('suggestions are those that contain what is typed, and anything may be typed', async () => {
  function Field() {
    const [value, setValue] = useState('');
    return <AutoCompleteField value={value} onValueChange={setValue} suggestions={['Lyon', 'Berlin', 'Bergen']} />;
  }
  await renderUi(
    <FormField label="City" hint="Where it is">
      <Field />
    </FormField>,
  );
  const field = await screen.findByRole('combobox', { name: 'City' });
  expect(field).toHaveAccessibleDescription('Where it is');
  await userEvent.type(field, 'ber');
  expect(screen.queryByTitle('Lyon')).toBeNull();
  await userEvent.click(await screen.findByTitle('Berlin'));
  expect(field).toHaveValue('Berlin');
  await userEvent.type(field, 'ette');
  expect(field).toHaveValue('Berlinette');
});

it('a number is typed as the language writes it and handed over as a number', async () => {
  const onValueChange = jest.fn();
  await renderUi(
    <FormField label="Weight">
      <NumberField value={null} onValueChange={onValueChange} />
    </FormField>,
    { language: 'de' },
  );
  const field = await screen.findByRole('spinbutton', { name: 'Weight' });
  await userEvent.type(field, '2,5');
  expect(onValueChange).toHaveBeenLastCalledWith(2.5);
});

it('an emptied number is none', async () => {
  const onValueChange = jest.fn();
  await renderUi(<NumberField aria-label="Weight" value={2} onValueChange={onValueChange} />);
  await userEvent.clear(await screen.findByRole('spinbutton', { name: 'Weight' }));
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

it('files are handed over once and together, and nothing is sent', async () => {
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const onFilesChange = jest.fn();
  const { container } = await renderUi(
    <FormField label="Numbers" error="Missing" required>
      <FileField files={[]} onFilesChange={onFilesChange} accept=".csv" multiple>
        Drop files here
      </FileField>
    </FormField>,
  );
  const button = await screen.findByRole('button', { name: 'Numbers' });
  expect(button).toHaveAccessibleDescription('Drop files here Missing');
  // ARIA lets no button be required.
  expect(button).not.toHaveAttribute('aria-required');
  const files = ['a.csv', 'b.csv'].map((name) => new File(['1'], name, { type: 'text/csv' }));
  await userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, files);
  await act(async () => {});
  expect(onFilesChange.mock.calls).toEqual([[files]]);
  expect(send).not.toHaveBeenCalled();
});

it('one of a few is chosen by name', async () => {
  const onValueChange = jest.fn();
  await renderUi(
    <Segmented
      aria-label="Period"
      value="day"
      onValueChange={onValueChange}
      options={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
    />,
  );
  const group = await screen.findByRole('radiogroup', { name: 'Period' });
  expect(within(group).getByRole('radio', { name: 'Day' })).toBeChecked();
  await userEvent.click(within(group).getByRole('radio', { name: 'Week' }));
  expect(onValueChange).toHaveBeenCalledWith('week');
});

it('a code is an image that is named in words', async () => {
  await renderUi(<QrCode value="https://example.com/1" label="Link to shipment 1" />);
  expect(await screen.findByRole('img', { name: 'Link to shipment 1' })).toBeInTheDocument();
});

it('a color is typed in its popup, where every part has a name, and Escape leaves it', async () => {
  const onValueChange = jest.fn();
  await renderUi(
    <FormField label="Brand color">
      <ColorField value="#0b6b76" onValueChange={onValueChange} />
    </FormField>,
  );
  const button = await screen.findByRole('button', { name: 'Brand color' });
  await userEvent.click(button);
  const hex = await screen.findByRole('textbox', { name: 'Brand color' });
  expect(screen.getByRole('slider', { name: 'Brand color' })).toBeInTheDocument();
  await userEvent.clear(hex);
  await userEvent.type(hex, 'ff8800');
  expect(onValueChange).toHaveBeenLastCalledWith('#ff8800');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
