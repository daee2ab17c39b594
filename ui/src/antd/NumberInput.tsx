import AntdInputNumber from 'antd/es/input-number';
import { useFieldWiring } from '../fields/fieldContext.ts';
import { useLanguage } from '../root/RootContext.ts';
import { intlTag } from '../values/intlTag.ts';
import { AntdProvider } from './AntdProvider.tsx';
import styles from './field.module.css';
import { statusOf } from './statusOf.ts';
import type { NumberFieldProps } from './widgetProps.ts';

export function NumberInput(props: NumberFieldProps) {
  const { value, onValueChange, disabled = false, min, max, precision, ...given } = props;
  const wiring = useFieldWiring(given);
  const language = useLanguage();
  return (
    <AntdProvider>
      <AntdInputNumber<number>
        {...wiring}
        {...statusOf(wiring)}
        aria-label={given['aria-label']}
        value={value}
        onChange={onValueChange}
        decimalSeparator={decimalSeparatorOf(language)}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        {...(precision !== undefined && { precision })}
        // The library names these buttons in English; the arrow keys do the same.
        controls={false}
        disabled={disabled}
        className={styles.field as string}
      />
    </AntdProvider>
  );
}

const decimalSeparatorOf = (language: string) =>
  new Intl.NumberFormat(intlTag(language)).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
