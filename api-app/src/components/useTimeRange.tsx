import { FormField } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../useText.ts';

interface TimeFieldProps {
  label: string;
  /** In the user's time zone, as localTime writes it. */
  value: string;
  error?: string | false;
  onChange: (text: string) => void;
}

const TimeField = ({ label, value, error, onChange }: TimeFieldProps) => (
  <FormField label={label} error={error}>
    <TextField type="datetime-local" value={value} onChange={(event) => onChange(event.target.value)} />
  </FormField>
);

/** The value of a time field in the user's time zone, to the minute. */
const localTime = (time: number) =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Two fields of a form, which is sent with what `read` returns; null: the range is marked as wrong. Times in ms. */
export function useTimeRange(first: number, last: number) {
  const t = useText();
  const [from, setFrom] = useState(() => localTime(first));
  const [to, setTo] = useState(() => localTime(last));
  const [isWrong, setWrong] = useState(false);
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setWrong(false);
  };
  return {
    fields: (
      <>
        <TimeField label={t('deliveries.resendAll.from')} value={from} onChange={change(setFrom)} />
        <TimeField
          label={t('deliveries.resendAll.to')}
          value={to}
          error={isWrong && t('deliveries.resendAll.range')}
          onChange={change(setTo)}
        />
      </>
    ),
    read(): { from: string; to: string } | null {
      const isRange = new Date(from) < new Date(to);
      setWrong(!isRange);
      return isRange ? { from: new Date(from).toISOString(), to: new Date(to).toISOString() } : null;
    },
  };
}
