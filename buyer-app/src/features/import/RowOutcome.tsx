import type { FieldNote, PreviewRow, PreviewState } from '@tracking-console/contract/imports';
import { StatusBadge } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './ImportPanel.module.css';

const TONES = {
  new: 'green',
  exists: 'grey',
  repeated: 'grey',
  badNumber: 'red',
  rounded: 'red',
} as const satisfies Record<PreviewState, string>;

const TEXTS = {
  new: 'shipments.import.state.new',
  exists: 'shipments.import.state.exists',
  repeated: 'shipments.import.state.repeated',
  badNumber: 'shipments.import.badNumber',
  rounded: 'shipments.import.state.rounded',
} as const satisfies Record<PreviewState, string>;

/** What becomes of each number of a row, and why. */
export function RowOutcome({ numbers }: Pick<PreviewRow, 'numbers'>) {
  const t = useText();
  return (
    <ul className={styles.outcomes}>
      {numbers.map(({ number, state, notes }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand twice in a row
        <li key={place}>
          <span className={`${styles.number} ${numbers.length === 1 ? styles.only : ''}`}>{number}</span>
          <StatusBadge tone={notes.length > 0 ? 'amber' : TONES[state]}>{t(TEXTS[state])}</StatusBadge>
          {notes.map((note) => (
            <Note key={note.field} {...note} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Note({ field, value }: FieldNote) {
  const t = useText();
  if (field === 'carrier') return <p className={styles.hint}>{t('shipments.import.note.carrier', { value })}</p>;
  if (field === 'remark') return <p className={styles.hint}>{t('shipments.import.note.remark')}</p>;
  const name = t(`shipments.import.field.${field}`);
  return <p className={styles.hint}>{t('shipments.import.note.leftOut', { field: name, value })}</p>;
}
