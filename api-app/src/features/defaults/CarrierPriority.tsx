import { useCarrierNames, useCarrierOptions, useKitText } from '@tracking-console/app-kit';
import { MAX_PRIORITIES } from '@tracking-console/contract/api/apiSettingConstants';
import { FormField, IconButton } from '@tracking-console/ui';
import { icons, Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './defaults.module.css';

interface CarrierPriorityProps {
  carriers: readonly number[];
  onChange: (carriers: number[]) => void;
}

/** Carriers in the order in which they are preferred. */
export function CarrierPriority({ carriers, onChange }: CarrierPriorityProps) {
  const t = useText();
  const kit = useKitText();
  const names = useCarrierNames();
  // The list of carriers may not have come yet.
  const nameOf = (key: number) => names(key) || String(key);
  const options = useCarrierOptions().filter(({ value }) => !carriers.includes(Number(value)));
  const swap = (index: number, other: number) => {
    const next = [...carriers];
    [next[index], next[other]] = [carriers[other] as number, carriers[index] as number]; // both are within the list
    onChange(next);
  };
  return (
    <div>
      <FormField label={t('defaults.priority.label')} hint={t('defaults.priority.hint')}>
        <Select
          searchable
          value=""
          placeholder={kit('add.chooseCarrier')}
          disabled={carriers.length >= MAX_PRIORITIES}
          options={options}
          onValueChange={(key) => onChange([...carriers, Number(key)])}
        />
      </FormField>
      {carriers.length > 0 && (
        <ol className={styles.carriers} aria-label={t('defaults.priority.label')}>
          {carriers.map((key, index) => (
            <li key={key}>
              <span>{nameOf(key)}</span>
              <IconButton
                size="sm"
                icon={<icons.ArrowUp size={16} />}
                label={t('defaults.priority.up', { carrier: nameOf(key) })}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconButton
                size="sm"
                icon={<icons.ArrowDown size={16} />}
                label={t('defaults.priority.down', { carrier: nameOf(key) })}
                disabled={index === carriers.length - 1}
                onClick={() => swap(index, index + 1)}
              />
              <IconButton
                size="sm"
                icon={<icons.Trash2 size={16} />}
                label={kit('add.drop', { number: nameOf(key) })}
                onClick={() => onChange(carriers.filter((other) => other !== key))}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
