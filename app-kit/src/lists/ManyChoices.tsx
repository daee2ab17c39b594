import { FormField, icons } from '@tracking-console/ui';
import { Select, type SelectOption } from '@tracking-console/ui/later';
import { useKitText } from '../texts/useKitText.ts';
import styles from './filters.module.css';

interface ManyChoicesProps {
  label: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several options of a long list: the chosen ones are listed below and can be removed. */
export function ManyChoices({ label, options, chosen, onChange }: ManyChoicesProps) {
  const t = useKitText();
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <div className={styles.many}>
      <FormField label={label}>
        <Select
          searchable
          value=""
          placeholder={t('refine.add')}
          options={options.filter(({ value }) => !chosen.includes(value))}
          onValueChange={(value) => onChange([...chosen, value])}
        />
      </FormField>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map((value) => (
            <li key={value}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('filter.remove', { filter: labelOf(value) })}
                onClick={() => onChange(chosen.filter((other) => other !== value))}
              >
                {labelOf(value)}
                <icons.X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
