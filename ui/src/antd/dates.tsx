import AntdDatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { ArrowRight, CalendarDays, X } from 'lucide-react';
import { useMemo } from 'react';
import { useFieldWiring } from '../fields/fieldContext.ts';
import { useRoot } from '../root/RootContext.ts';
import { AntdProvider } from './AntdProvider.tsx';
import { nameCalendar } from './calendarNames.ts';
import styles from './dates.module.css';
import { dayPatterns } from './dayPatterns.ts';
import field from './field.module.css';
import { RangeInput } from './RangeInput.tsx';
import { statusOf } from './statusOf.ts';
import type { DateFieldProps, DateRangeFieldProps } from './widgetProps.ts';

const ISO = 'YYYY-MM-DD';
const dayOf = (iso: string) => (iso === '' ? null : dayjs(iso, ISO, true));
const isoOf = (day: Dayjs | null | undefined) => day?.format(ISO) ?? '';

// The library names its own icons in English.
const COMMON_PROPS = {
  suffixIcon: <CalendarDays size={14} />,
  allowClear: { clearIcon: <X size={14} /> },
  className: `${field.field} ${styles.picker}`,
};

export function DateInput({ value, onValueChange, disabled = false, ...given }: DateFieldProps) {
  const wiring = useFieldWiring(given);
  const format = useDayFormat();
  return (
    <AntdProvider>
      <AntdDatePicker
        {...COMMON_PROPS}
        {...wiring}
        {...statusOf(wiring)}
        aria-label={given['aria-label']}
        format={format}
        value={dayOf(value)}
        onChange={(day) => onValueChange(isoOf(day))}
        disabled={disabled}
      />
    </AntdProvider>
  );
}

export function DateRangeInput({ value, onValueChange, disabled = false, ...given }: DateRangeFieldProps) {
  const { id, ...wiring } = useFieldWiring(given);
  const format = useDayFormat();
  return (
    <AntdProvider>
      <AntdDatePicker.RangePicker
        {...COMMON_PROPS}
        {...wiring}
        {...statusOf(wiring)}
        aria-label={given['aria-label']}
        id={{ start: id, end: `${id}-end` }}
        components={{ input: RangeInput }}
        classNames={{ popup: { root: styles.ranges as string } }}
        separator={<ArrowRight size={14} aria-hidden="true" />}
        format={format}
        value={[dayOf(value.from), dayOf(value.to)]}
        onChange={(days) => onValueChange({ from: isoOf(days?.[0]), to: isoOf(days?.[1]) })}
        disabled={disabled}
      />
    </AntdProvider>
  );
}

/** How days are written here. */
function useDayFormat() {
  const { language, dateFormat } = useRoot();
  nameCalendar(language);
  return useMemo(() => dayPatterns(language, dateFormat), [language, dateFormat]);
}
