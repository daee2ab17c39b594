import { FormField } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import { useText } from '../../../../useText.ts';
import styles from './FilterDrawer.module.css';
import type { DayRange } from './refinement.ts';

interface DayRangeFieldsProps {
  label: string;
  range: DayRange;
  onChange: (range: DayRange) => void;
}

export function DayRangeFields({ label, range, onChange }: DayRangeFieldsProps) {
  const t = useText();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.pair}>
        <FormField label={t('shipments.refine.firstDay')}>
          <TextField
            type="date"
            value={range.from}
            max={range.to || undefined}
            onChange={(event) => onChange({ ...range, from: event.target.value })}
          />
        </FormField>
        <FormField label={t('shipments.refine.lastDay')}>
          <TextField
            type="date"
            value={range.to}
            min={range.from || undefined}
            onChange={(event) => onChange({ ...range, to: event.target.value })}
          />
        </FormField>
      </div>
    </fieldset>
  );
}
