import { FormField } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';

interface TimeFieldProps {
  label: string;
  /** Of the reader's clock, as localTime writes it. */
  value: string;
  error?: string | false;
  onChange: (text: string) => void;
}

export const TimeField = ({ label, value, error, onChange }: TimeFieldProps) => (
  <FormField label={label} error={error}>
    <TextField type="datetime-local" value={value} onChange={(event) => onChange(event.target.value)} />
  </FormField>
);

/** A time as a field of the reader's clock holds it, to the minute. */
export const localTime = (time: number) =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Both fields hold a time, and the range does not end before it begins. */
export const isRange = (from: string, to: string) => new Date(from) < new Date(to);
