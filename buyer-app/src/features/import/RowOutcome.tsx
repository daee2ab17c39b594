import { useKitText } from '@tracking-console/app-kit';
import { fieldText } from '@tracking-console/contract/tasks/fieldText';
import type { FieldNote, PreviewRow, PreviewState } from '@tracking-console/contract/tasks/imports';
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

/** What becomes of each number of a row, and why. */
export function RowOutcome({ numbers }: Pick<PreviewRow, 'numbers'>) {
  const t = useText();
  const kit = useKitText();
  const text = {
    new: t('shipments.import.state.new'),
    exists: t('shipments.import.state.exists'),
    repeated: kit('upload.state.repeated'),
    badNumber: kit('upload.badNumber'),
    rounded: kit('add.note.rounded'),
  } satisfies Record<PreviewState, string>;
  return (
    <ul className={styles.outcomes}>
      {numbers.map(({ number, state, notes }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same number twice
        <li key={place}>
          <span className={`${styles.number} ${numbers.length === 1 ? styles.only : ''}`}>{number}</span>
          <StatusBadge tone={notes.length > 0 ? 'amber' : TONES[state]}>{text[state]}</StatusBadge>
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
  const kit = useKitText();
  if (field === 'carrier') return <p className={styles.hint}>{kit('upload.note.carrier', { value })}</p>;
  if (field === 'remark') return <p className={styles.hint}>{t('shipments.import.note.remark')}</p>;
  const name = kit(fieldText(field));
  return <p className={styles.hint}>{kit('upload.note.leftOut', { field: name, value })}</p>;
}
