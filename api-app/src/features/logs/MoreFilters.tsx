import { Button, FormField } from '@tracking-console/ui';
import { Drawer, Select, type SelectOption, TextField } from '@tracking-console/ui/later';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../useText.ts';
import { isCode, isIpFilter, type LogFilter, type LogFilterName } from './logAddress.ts';
import styles from './logs.module.css';
import { useKeyOptions, useSourceOptions } from './useFurtherFilters.ts';

/** What calls are answered with. */
const STATUSES = ['200', '400', '401', '403', '404', '413', '429', '500', '503'].map((code) => ({
  value: code,
  label: code,
}));
const EXAMPLE = '-18010014';

interface MoreFiltersProps {
  filter: LogFilter;
  onFilter: (changes: LogFilter) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Filters that are rarely used. Each takes effect at once, behind the drawer. */
export function MoreFilters({ filter, onFilter, onClear, onClose }: MoreFiltersProps) {
  const t = useText();
  const keys = useKeyOptions();
  const sources = useSourceOptions();
  const choice = (name: LogFilterName, label: string, options: readonly SelectOption[]) => {
    const value = filter[name] ?? '';
    const others = value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: value }];
    return (
      <FormField label={label}>
        <Select
          value={value}
          options={[{ value: '', label: t('logs.filter.any') }, ...options, ...others]}
          onValueChange={(chosen) => onFilter({ [name]: chosen })}
        />
      </FormField>
    );
  };
  return (
    <Drawer
      open
      title={t('logs.filter.more')}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClear}>{t('filter.clear')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {choice('http_status', t('deliveries.column.code'), STATUSES)}
        <TypedFilter
          label={t('column.code')}
          value={filter.code ?? ''}
          placeholder={EXAMPLE}
          isReadable={isCode}
          wrong={t('logs.filter.codeWrong', { example: EXAMPLE })}
          onFilter={(code) => onFilter({ code })}
        />
        {choice('key_id', t('keys.column.key'), keys)}
        <TypedFilter
          label={t('column.ipAddress')}
          value={filter.ip ?? ''}
          placeholder="203.0.113.7"
          isReadable={isIpFilter}
          wrong={t('logs.filter.ipWrong')}
          onFilter={(ip) => onFilter({ ip })}
        />
        {choice('source', t('logs.column.source'), sources)}
      </div>
    </Drawer>
  );
}

interface TypedFilterProps {
  label: string;
  value: string;
  placeholder: string;
  isReadable: (text: string) => boolean;
  /** The error if the text is invalid. */
  wrong: string;
  onFilter: (text: string) => void;
}

/** Takes effect on Enter, and when the field is left. */
function TypedFilter({ label, value, placeholder, isReadable, wrong, onFilter }: TypedFilterProps) {
  const [text, setText] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setText(value);
    setWrong(false);
  }
  const apply = () => {
    const typed = text.trim();
    if (typed !== '' && !isReadable(typed)) return setWrong(true);
    if (typed !== value) onFilter(typed);
  };
  const applyOnEnter = ({ key, nativeEvent }: KeyboardEvent) => key === 'Enter' && !nativeEvent.isComposing && apply();
  return (
    <FormField label={label} error={isWrong && wrong}>
      <TextField
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onBlur={apply}
        onKeyDown={applyOnEnter}
      />
    </FormField>
  );
}
