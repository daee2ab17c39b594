import { useLanguage } from '@tracking-console/app-kit';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { formatDuration } from '@tracking-console/ui/later';

/** From its first batch to its end; a dash while it is under way. */
export function TaskDuration({ task: { start_time, end_time } }: { task: TaskRow }) {
  const language = useLanguage();
  if (!start_time || !end_time) return '–';
  return formatDuration(new Date(end_time).getTime() - new Date(start_time).getTime(), language);
}
