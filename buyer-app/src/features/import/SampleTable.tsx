import { useKitText } from '@tracking-console/app-kit';
import { fieldText } from '@tracking-console/contract/tasks/fieldText';
import type { ColumnMapping, PreviewRow } from '@tracking-console/contract/tasks/imports';
import { IMPORT_FIELDS, type ImportField } from '@tracking-console/contract/tasks/taskConstants';
import { Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './ImportPanel.module.css';
import { RowOutcome } from './RowOutcome.tsx';

/** Of a file; what becomes of it is not known yet while no column has the numbers. */
export type SampleRow = Pick<PreviewRow, 'row' | 'cells'> & Partial<Pick<PreviewRow, 'numbers'>>;

interface SampleTableProps {
  columns: readonly string[];
  rows: readonly SampleRow[];
  mapping: ColumnMapping;
  onAssign: (place: number, field: ImportField | null) => void;
}

const NOTHING = '';

function classOf(field: string | undefined): string {
  if (field === undefined) return styles.unused ?? '';
  return field === 'number' ? (styles.numbers ?? '') : '';
}

/** Rows of the file, each with its outcome; above each column a select with the column's field. */
export function SampleTable({ columns, rows, mapping, onAssign }: SampleTableProps) {
  const t = useText();
  const kit = useKitText();
  const held = new Map(Object.entries(mapping).map(([field, place]) => [place, field]));
  const options = [
    { value: NOTHING, label: t('shipments.import.field.none') },
    ...IMPORT_FIELDS.map((field) => ({ value: field, label: kit(fieldText(field)) })),
  ];
  const headingOf = (place: number) => columns[place] || kit('upload.column', { number: place + 1 });
  const isChecked = rows.some(({ numbers }) => numbers !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className={styles.sample} aria-label={t('shipments.import.sample')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.rowNumber}>
              #
            </th>
            {isChecked && <th scope="col">{t('column.result')}</th>}
            {columns.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={place} scope="col" className={styles.column}>
                <span className={styles.heading}>{headingOf(place)}</span>
                <Select
                  aria-label={t('shipments.import.holds', { column: headingOf(place) })}
                  value={held.get(place) ?? NOTHING}
                  options={options}
                  onValueChange={(field) => onAssign(place, IMPORT_FIELDS.find((one) => one === field) ?? null)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells, numbers }) => (
            <tr key={row}>
              <th scope="row" className={styles.rowNumber}>
                {row}
              </th>
              {isChecked && <td className={styles.result}>{numbers && <RowOutcome numbers={numbers} />}</td>}
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell
                <td key={place} className={classOf(held.get(place))} title={cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
