import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useLanguage, useRoot } from '../root/RootContext.ts';
import { formatRelative, type RelativeStyle } from './formatRelative.ts';
import { parseTime } from './parseTime.ts';
import { useMinute } from './useMinute.ts';
import { useTimeFormat } from './useTimeFormat.ts';

export interface RelativeTimeProps {
  iso: string;
  /** The current time if absent; it then keeps itself up to date. */
  now?: Date;
  /** Short where there is little room: "3 hr. ago". */
  style?: RelativeStyle;
}

/**
 * How long ago, with the exact time on pointing and for screen readers. Where the server has rendered it, its words stay
 * until the time changes: the browser may have others for the same.
 */
export function RelativeTime({ iso, now, style }: RelativeTimeProps) {
  const language = useLanguage();
  const { rendered, clock } = useRoot();
  const minute = useMinute();
  const time = parseTime(iso);
  const exact = useTimeFormat()(iso);
  // For a time of unknown zone, the age cannot be computed.
  if (time?.knows !== 'moment') {
    return (
      <time dateTime={iso} suppressHydrationWarning>
        {exact}
      </time>
    );
  }
  // The clock ticks by the minute; what happened since its last tick is not in the future.
  const latest = minute === rendered?.at ? minute : (clock?.now() ?? Date.now());
  const from = now ?? new Date(Math.max(minute, Math.min(time.date.getTime(), latest)));
  return (
    <time dateTime={iso} title={exact} suppressHydrationWarning>
      {formatRelative(time.date, from, language, style)}
      <VisuallyHidden suppressHydrationWarning> ({exact})</VisuallyHidden>
    </time>
  );
}
