import { useCarrierNames, useKitText } from '@tracking-console/app-kit';
import type { UpdateRow } from '@tracking-console/contract/api/trackingConsole';
import { fieldText } from '@tracking-console/contract/tasks/fieldText';
import type { FieldNote } from '@tracking-console/contract/tasks/imports';
import type { ImportField } from '@tracking-console/contract/tasks/taskConstants';
import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { useText } from '../../useText.ts';
import styles from './bulkUpdate.module.css';

/** As many as the server shows of each kind. */
const MAX_SHOWN = 20;

/** Rows of the file: what each changes, or why it does not. */
export function UpdateRows({ label, rows }: { label: string; rows: readonly UpdateRow[] }) {
  const t = useText();
  const carrierName = useCarrierNames();
  if (rows.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <section className={styles.rows} aria-label={label} tabIndex={0}>
        <ul>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of the file may hold several numbers
            <li key={place}>
              <div className={styles.subject}>
                <code>{row.number || '–'}</code>
                <span className={styles.hint}>
                  {[carrierName(row.carrier), t('tracking.update.row', { row: row.row })].filter(Boolean).join(' · ')}
                </span>
              </div>
              <Outcome row={row} />
            </li>
          ))}
        </ul>
      </section>
      {rows.length === MAX_SHOWN && <p className={styles.hint}>{t('tracking.update.first', { most: MAX_SHOWN })}</p>}
    </>
  );
}

function Outcome({ row: { state, changes, notes } }: { row: UpdateRow }) {
  const fieldName = useFieldName();
  const reason = useReason()[state];
  return (
    <ul className={styles.outcome}>
      {reason && <li>{reason}</li>}
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{fieldName(field)}</span>
          <del>{before || '–'}</del> → <ins>{after}</ins>
        </li>
      ))}
      {notes.map((note) => (
        <li key={note.field} className={styles.note}>
          <Note {...note} />
        </li>
      ))}
    </ul>
  );
}

function Note({ field, value }: FieldNote) {
  const kit = useKitText();
  const fieldName = useFieldName();
  if (field === 'carrier') return kit('upload.note.carrier', { value });
  return kit('upload.note.leftOut', { field: fieldName(field), value });
}

/** The API's remark is a note here; the buyer's names a shipment. */
function useFieldName() {
  const t = useText();
  const kit = useKitText();
  return (field: ImportField) => (field === 'remark' ? t('column.note') : kit(fieldText(field)));
}

/** Why a row changes nothing; for a refusal of the public API, the text of its code. */
function useReason(): Partial<Record<UpdateRow['state'], string>> {
  const kit = useKitText();
  const refusal = useRefusalWords();
  return {
    notRegistered: refusal({ code: -18019902, message: '' }),
    ambiguous: refusal({ code: -18019810, message: '' }),
    badNumber: kit('upload.badNumber'),
    rounded: kit('add.note.rounded'),
    repeated: kit('upload.state.repeated'),
  };
}
