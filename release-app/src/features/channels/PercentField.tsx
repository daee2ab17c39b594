import { FormField } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './channels.module.css';

const FINEST = 100;

/** 0 … 100 with at most two decimals; null for anything else. */
export function readPercent(typed: string): number | null {
  const value = Number(typed);
  const fits = typed.trim() !== '' && value >= 0 && value <= 100;
  return fits && Number.isInteger(Math.round(value * FINEST * 1e6) / 1e6) ? value : null;
}

interface PercentFieldProps {
  value: string;
  onChange: (typed: string) => void;
}

/** A slider for whole steps and a field for finer values; both show the same value. */
export function PercentField({ value, onChange }: PercentFieldProps) {
  const t = useText();
  const percent = readPercent(value);
  return (
    <div className={styles.percent}>
      <FormField
        label={t('canary.percent')}
        hint={t('canary.percent.hint')}
        error={percent === null && t('canary.percent.invalid')}
        required
      >
        <TextField
          inputMode="decimal"
          autoComplete="off"
          suffix="%"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </FormField>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        className={styles.slider}
        aria-label={t('canary.percent.slider')}
        aria-valuetext={t('canary.percent.value', { percent: percent ?? 0 })}
        value={percent ?? 0}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
