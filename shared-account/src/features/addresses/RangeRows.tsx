import { FormField, IconButton } from '@tracking-console/ui';
import { icons, TextField } from '@tracking-console/ui/later';
import type { AddressRange, RangeProblem } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import styles from './addresses.module.css';

interface RangeRowsProps {
  ranges: readonly AddressRange[];
  problem: RangeProblem | undefined;
  onChange: (ranges: readonly AddressRange[]) => void;
}

export function RangeRows({ ranges, problem, onChange }: RangeRowsProps) {
  const t = useText();
  if (ranges.length === 0) return <p className={styles.quiet}>{t('addresses.none')}</p>;
  const change = (place: number, changes: Partial<AddressRange>) =>
    onChange(ranges.map((range, index) => (index === place ? { ...range, ...changes } : range)));
  return (
    <ul className={styles.rows} aria-label={t('addresses.title')}>
      {ranges.map(({ range, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal while they are typed
        <li key={place}>
          <FormField
            label={t('addresses.range')}
            error={
              problem?.place === place &&
              t(problem.problem === 'duplicate' ? 'addresses.problem.duplicate' : 'addresses.problem.format')
            }
          >
            <TextField
              value={range}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => change(place, { range: event.target.value })}
            />
          </FormField>
          <FormField label={t('column.note')}>
            <TextField
              value={note}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => change(place, { note: event.target.value })}
            />
          </FormField>
          <div className={styles.remove}>
            <IconButton
              icon={<icons.Trash2 size={16} />}
              label={t('addresses.remove', { range })}
              onClick={() => onChange(ranges.filter((_, index) => index !== place))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
