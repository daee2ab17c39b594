import { useKitText } from '@tracking-console/app-kit';
import { type DraftRow, type Note, notesOf } from '@tracking-console/app-kit/later';
import { icons } from '@tracking-console/ui';
import styles from './NumberChip.module.css';

const ICONS = {
  ok: icons.CircleCheck,
  plain: icons.Package,
  waiting: icons.Clock,
  warning: icons.TriangleAlert,
  refused: icons.CircleAlert,
} satisfies Record<Note['level'], unknown>;

interface NumberChipProps {
  row: DraftRow;
  onDrop: () => void;
}

/** A number as it was recognized, with its carrier and notes. */
export function NumberChip({ row, onDrop }: NumberChipProps) {
  const t = useKitText();
  const [note] = notesOf(row, t);
  const Icon = ICONS[note.level];
  const carrier = row.detected?.Carriers[0]?.Name;
  return (
    <li className={`${styles.chip} ${styles[note.level]}`}>
      <Icon size={14} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.number}>{row.number}</span>
        <span className={styles.note}>{[carrier, note.text].filter(Boolean).join(' · ')}</span>
      </span>
      <button type="button" className={styles.drop} aria-label={t('add.drop', { number: row.number })} onClick={onDrop}>
        <icons.X size={14} />
      </button>
    </li>
  );
}
