import { Button, icons } from '@tracking-console/ui';
import { useKitText } from '../texts/useKitText.ts';
import styles from './filters.module.css';

export interface FilterChip {
  key: string;
  /** "Carrier: UPS, FedEx" */
  label: string;
  onRemove: () => void;
}

/** The active filters of a list, each with a button that removes it. */
export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const t = useKitText();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('refine.active')}>
      {chips.map(({ key, label, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filter.remove', { filter: label })}
            onClick={onRemove}
          >
            {label}
            <icons.X size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" kind="text" onClick={() => onClear()}>
          {t('filter.clear')}
        </Button>
      </li>
    </ul>
  );
}
