import type { CarrierField } from '@tracking-console/contract/shipments/carrierFields';
import { TextField } from '@tracking-console/ui/later';
import { useId } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import styles from './DraftRows.module.css';
import type { Choice, DraftRow } from './draft.ts';

interface CarrierFieldsProps {
  row: DraftRow;
  onChoose: (choice: Choice) => void;
}

/** The fields a carrier requires beside the number. */
export function CarrierFields({ row: { number, asked, fields }, onChoose }: CarrierFieldsProps) {
  const t = useKitText();
  const id = useId();
  return (
    <div className={styles.fields}>
      {asked.map(({ field, required, example }) => (
        <label key={field} className={styles.field} htmlFor={`${id}${field}`}>
          <span>{t(`add.${required ? 'needs' : 'helps'}.${field}`)}</span>
          <TextField
            id={`${id}${field}`}
            aria-label={t(`add.fieldOf.${field}`, { number })}
            placeholder={example}
            autoComplete="off"
            {...KEYBOARDS[field]}
            value={fields[field] ?? ''}
            onChange={(event) => onChoose({ fields: { ...fields, [field]: event.target.value } })}
          />
        </label>
      ))}
    </div>
  );
}

/** Lengths are the provider's. */
const KEYBOARDS = {
  destination_postal_code: { maxLength: 20, autoCapitalize: 'characters' },
  destination_country: { maxLength: 2, autoCapitalize: 'characters' },
  phone_number_last_4: { maxLength: 4, inputMode: 'numeric' },
} as const satisfies Record<CarrierField, object>;
