import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useLanguage } from '../root/RootContext.ts';
import { formatRelative } from './formatRelative.ts';
import { formatTime } from './formatTime.ts';
import { parseTime } from './parseTime.ts';
import { useMinute } from './useMinute.ts';

export interface RelativeTimeProps {
  iso: string;
  /** The current time if absent; it then keeps itself up to date. */
  now?: Date;
}

/** How long ago, with the exact time on pointing and for screen readers. */
export function RelativeTime({ iso, now }: RelativeTimeProps) {
  const language = useLanguage();
  const minute = useMinute();
  const time = parseTime(iso);
  const exact = formatTime(iso, language);
  // How long ago a time of unknown zone was, nobody can tell.
  if (time?.knows !== 'moment') return <time dateTime={iso}>{exact}</time>;
  // The clock ticks by the minute; what happened since its last tick is not in the future.
  const from = now ?? new Date(Math.max(minute, Math.min(time.date.getTime(), Date.now())));
  return (
    <time dateTime={iso} title={exact}>
      {formatRelative(time.date, from, language)}
      <VisuallyHidden> ({exact})</VisuallyHidden>
    </time>
  );
}
