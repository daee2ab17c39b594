import type { TimeDetail } from './formatTime.ts';
import { useTimeFormat } from './useTimeFormat.ts';

export interface DateTimeProps {
  iso: string;
  detail?: TimeDetail;
}

/** A time in the reader's language, and in their zone where the source names one. */
export function DateTime({ iso, detail = 'minute' }: DateTimeProps) {
  const text = useTimeFormat()(iso, detail);
  // The server's words for a time may differ from the browser's; they stay until the time itself changes.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {text}
    </time>
  );
}
