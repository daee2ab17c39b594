import { useLanguage } from '../root/RootContext.ts';
import { formatTime, type TimeDetail } from './formatTime.ts';

export interface DateTimeProps {
  iso: string;
  detail?: TimeDetail;
}

/** A time in the reader's language, and in their zone where the source names one. */
export function DateTime({ iso, detail = 'minute' }: DateTimeProps) {
  return <time dateTime={iso}>{formatTime(iso, useLanguage(), detail)}</time>;
}
