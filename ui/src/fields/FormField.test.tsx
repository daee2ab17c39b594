import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi.tsx';
import { FormField } from './FormField.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

describe('FormField', () => {
  it('names its control by the label', async () => {
    await renderUi(
      <FormField label="Company name">
        <TextField />
      </FormField>,
    );
    expect(screen.getByLabelText('Company name')).toHaveRole('textbox');
  });

  it('ties hint and error to the control, and marks it invalid', async () => {
    await renderUi(
      <FormField label="Website" hint="10 to 250 characters" error="Invalid input">
        <TextField />
      </FormField>,
    );
    const field = screen.getByRole('textbox');
    expect(field).toHaveAccessibleDescription('10 to 250 characters Invalid input');
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid input');
  });

  it('leaves a valid control alone', async () => {
    await renderUi(
      <FormField label="Mark" required>
        <TextArea />
      </FormField>,
    );
    const field = screen.getByRole('textbox', { name: 'Mark' });
    expect(field).toBeValid();
    expect(field).toBeRequired();
    expect(field).not.toHaveAccessibleDescription();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('works for a choice too', async () => {
    await renderUi(
      <FormField label="Country" error="Required">
        <Select value="de" options={[{ value: 'de', label: 'Germany' }]} onValueChange={() => {}} />
      </FormField>,
    );
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeInvalid();
  });
});
