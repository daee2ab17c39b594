import { FIRST_YEAR, isDay, LAST_YEAR } from '@tracking-console/contract/values/times';
import { FormField } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import styles from './filters.module.css';

/** The first and the last day, as 2026-03-01 in the reader's zone; empty: no bound. */
export interface DayRange {
  from: string;
  to: string;
}

interface DayRangeFieldsProps {
  label: string;
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** The day that was given last counts: another one that it excludes is taken away. */
export function DayRangeFields({ label, range, onChange }: DayRangeFieldsProps) {
  const t = useKitText();
  const { from, to } = range;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.pair}>
        <DayField
          label={t('refine.firstDay')}
          day={from}
          onChange={(day) => onChange({ from: day, to: to >= day ? to : '' })}
        />
        <DayField
          label={t('refine.lastDay')}
          day={to}
          onChange={(day) => onChange({ from: day === '' || from <= day ? from : '', to: day })}
        />
      </div>
    </fieldset>
  );
}

function DayField({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  /** A year that is typed digit by digit is invalid at first. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FormField label={label}>
      <TextField
        type="date"
        value={typed ?? day}
        min={`${FIRST_YEAR}-01-01`}
        max={`${LAST_YEAR}-12-31`}
        onChange={({ target: { value } }) => {
          const isReadable = value === '' || isDay(value);
          setTyped(isReadable ? null : value);
          if (isReadable) onChange(value);
        }}
        onBlur={() => setTyped(null)}
      />
    </FormField>
  );
}
