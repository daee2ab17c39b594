import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addWhatAntdNeeds } from '../testing/addWhatAntdNeeds.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { FormField } from './FormField.tsx';
import { Select } from './Select.tsx';
import type { SelectProps } from './selectProps.ts';

const options = [
  { value: 'cn', label: 'China' },
  { value: 'de', label: 'Germany' },
  { value: 'gb', label: 'United Kingdom' },
];

const renderSelect = (props: Partial<SelectProps>) =>
  renderUi(
    <FormField label="Country">
      <Select value="" options={options} onValueChange={() => {}} {...props} />
    </FormField>,
  );

describe('Select', () => {
  beforeAll(addWhatAntdNeeds);

  it('reports what was chosen', async () => {
    const onValueChange = jest.fn();
    await renderSelect({ onValueChange, value: 'cn' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
    expect(onValueChange).toHaveBeenCalledWith('de');
  });

  it('works before the searching kind has loaded, and is not exchanged while it is in use', async () => {
    await renderSelect({ searchable: true });
    const plain = screen.getByRole('combobox', { name: 'Country' });
    expect(plain.tagName).toBe('SELECT');
    act(() => plain.focus());
    await act(async () => {
      await import('../antd/SearchSelect.tsx');
    });
    expect(screen.getByRole('combobox', { name: 'Country' })).toBe(plain);
    act(() => plain.blur());
    expect(screen.getByRole('combobox', { name: 'Country' }).tagName).toBe('INPUT');
  });

  it('finds an option by what is typed, once the searching kind has loaded', async () => {
    const onValueChange = jest.fn();
    await renderSelect({ onValueChange, searchable: true });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' }).tagName).toBe('INPUT'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'king');
    await userEvent.click(screen.getByText('United Kingdom'));
    expect(onValueChange).toHaveBeenCalledWith('gb');
  });
});
