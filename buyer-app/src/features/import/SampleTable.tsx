import { IMPORT_FIELDS, type ImportField } from '@tracking-console/contract/taskConstants';
import type { ColumnMapping, UploadedFile } from '@tracking-console/contract/tasks';
import { Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './ImportPanel.module.css';

interface SampleTableProps {
  upload: UploadedFile;
  mapping: ColumnMapping;
  onAssign: (place: number, field: ImportField | null) => void;
}

const NOTHING = '';

/** The file's first rows; above each column stands what it holds. */
export function SampleTable({ upload, mapping, onAssign }: SampleTableProps) {
  const t = useText();
  const held = new Map(Object.entries(mapping).map(([field, place]) => [place, field]));
  const options = [
    { value: NOTHING, label: t('shipments.import.field.none') },
    ...IMPORT_FIELDS.map((field) => ({ value: field, label: t(`shipments.import.field.${field}`) })),
  ];
  const headingOf = (place: number) => upload.columns[place] || t('shipments.import.column', { number: place + 1 });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className={styles.sample} aria-label={t('shipments.import.sample')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {upload.columns.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={place} scope="col">
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
          {upload.sample.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={line}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell
                <td key={place} className={held.has(place) ? '' : (styles.unused ?? '')} title={cell}>
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
