import { useLanguage } from '@tracking-console/app-kit';
import { DAY } from '@tracking-console/contract/values/durations';
import { Dialog, formatUnit, Select, useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { PERIODS, type Period, type PeriodFilter } from '../model/periodFilter.ts';
import { useText } from '../useText.ts';
import styles from './filterBar.module.css';
import { useTimeRange } from './useTimeRange.tsx';

const CUSTOM = 'custom';

interface PeriodSelectProps {
  value: PeriodFilter;
  /** Days that rows are kept. */
  days: number;
  /** All three: an empty one is removed. */
  onChange: (value: Required<PeriodFilter>) => void;
}

/** How far back a list goes, or between which times. */
export function PeriodSelect({ value, days, onChange }: PeriodSelectProps) {
  const t = useText();
  const language = useLanguage();
  const time = useTimeFormat();
  const [isOpen, setOpen] = useState(false);
  const { period = '', from, to } = value;
  const isCustom = period === '' && (from !== undefined || to !== undefined);
  const range = [from, to].map((iso) => (iso ? time(iso) : '…')).join(' – ');
  return (
    <>
      <Select
        aria-label={t('dashboard.usage.period')}
        className={styles.filter ?? ''}
        value={isCustom ? 'range' : period}
        options={[
          { value: '', label: formatUnit(days, 'day', language) },
          ...Object.entries(PERIODS).map(([key, { count, unit }]) => ({
            value: key,
            label: formatUnit(count, unit, language),
          })),
          ...(isCustom ? [{ value: 'range', label: range }] : []),
          { value: CUSTOM, label: t('logs.period.custom') },
        ]}
        onValueChange={
          (choice) =>
            choice === CUSTOM ? setOpen(true) : onChange({ period: choice as Period | '', from: '', to: '' }) // of the options
        }
      />
      {isOpen && (
        <RangeDialog
          from={from ? new Date(from).getTime() : Date.now() - DAY}
          to={to ? new Date(to).getTime() : Date.now()}
          onClose={() => setOpen(false)}
          onApply={(range) => {
            setOpen(false);
            onChange({ period: '', ...range });
          }}
        />
      )}
    </>
  );
}

interface RangeDialogProps {
  from: number;
  to: number;
  onClose: () => void;
  onApply: (range: { from: string; to: string }) => void;
}

function RangeDialog({ from, to, onClose, onApply }: RangeDialogProps) {
  const t = useText();
  const { fields, read } = useTimeRange(from, to);
  const apply = () => {
    const range = read();
    if (range) onApply(range);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('dashboard.usage.period')}
      onClose={onClose}
      confirm={{ text: t('logs.filter.apply'), onConfirm: apply }}
    >
      <div className={styles.bar}>{fields}</div>
    </Dialog>
  );
}
