import AntdAutoComplete from 'antd/es/auto-complete';
import { useFieldWiring } from '../fields/fieldContext.ts';
import { AntdProvider } from './AntdProvider.tsx';
import styles from './field.module.css';
import { statusOf } from './statusOf.ts';
import type { AutoCompleteFieldProps } from './widgetProps.ts';

export function AutoCompleteInput(props: AutoCompleteFieldProps) {
  const { suggestions, value, onValueChange, placeholder, disabled = false, ...given } = props;
  const wiring = useFieldWiring(given);
  return (
    <AntdProvider>
      <AntdAutoComplete
        {...wiring}
        {...statusOf(wiring)}
        aria-label={given['aria-label']}
        options={suggestions.map((suggestion) => ({ value: suggestion }))}
        showSearch={{ filterOption: (typed, option) => contains(option?.value, typed) }}
        value={value}
        onChange={(next) => onValueChange(next ?? '')}
        placeholder={placeholder}
        disabled={disabled}
        className={styles.field as string}
      />
    </AntdProvider>
  );
}

const contains = (suggestion = '', typed: string) => suggestion.toLocaleLowerCase().includes(typed.toLocaleLowerCase());
