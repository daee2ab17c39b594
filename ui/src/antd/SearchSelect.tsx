import AntdSelect from 'antd/es/select';
import type { useFieldWiring } from '../fields/fieldContext.ts';
import type { SelectProps } from '../fields/selectProps.ts';
import { useText } from '../text/useText.ts';
import { AntdProvider } from './AntdProvider.tsx';
import styles from './field.module.css';

export interface SearchSelectProps extends SelectProps {
  wiring: ReturnType<typeof useFieldWiring>;
}

export function SearchSelect(props: SearchSelectProps) {
  const { options, value, onValueChange, onBlur, placeholder, disabled = false, wiring } = props;
  const text = useText();
  return (
    <AntdProvider>
      <AntdSelect
        {...wiring}
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={props['aria-label']}
        options={[...options]}
        // The library shows the placeholder for nothing chosen, not for an empty text.
        value={value === '' ? null : value}
        onChange={(next) => onValueChange(next ?? '')}
        onBlur={() => onBlur?.()}
        placeholder={placeholder ?? text('ui.select.choose')}
        disabled={disabled}
        notFoundContent={text('ui.select.none')}
        className={[styles.field, props.className].filter(Boolean).join(' ')}
        {...(wiring['aria-invalid'] && { status: 'error' as const })}
      />
    </AntdProvider>
  );
}
