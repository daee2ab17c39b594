import { useLanguage } from '@tracking-console/app-kit';
import type { TaskDetail, TaskLogEntry } from '@tracking-console/contract/tasks/tasks';
import { formatNumber } from '@tracking-console/ui';
import { DateTime, formatDuration, Section } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './tasks.module.css';

interface Line {
  key: string;
  time: string;
  text: string;
  detail?: string;
  isFault?: boolean;
}

/** What happened to a task, newest first. */
export function TaskLog({ task }: { task: TaskDetail }) {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const lineOf = ({ kind, time, batch, rows, failed, ms }: TaskLogEntry): Line => {
    const key = `${time} ${kind} ${batch}`;
    if (kind === 'stumble')
      return { key, time, text: t('taskCenter.log.stumble', { batch: number(batch) }), isFault: true };
    const text = t('taskCenter.log.batch', { batch: number(batch), ok: number(rows - failed), failed: number(failed) });
    return { key, time, text, detail: formatDuration(ms, language) };
  };
  const { end_time, start_time, create_time, status } = task;
  const ended = t(`taskCenter.status.${status}`);
  const lines: Line[] = [
    ...(end_time ? [{ key: 'end', time: end_time, text: t('taskCenter.log.ended', { status: ended }) }] : []),
    ...task.log.map(lineOf),
    ...(start_time ? [{ key: 'start', time: start_time, text: t('taskCenter.log.started') }] : []),
    { key: 'create', time: create_time, text: t('taskCenter.column.created') },
  ];
  return (
    <Section title={t('taskCenter.log')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled by keyboard */}
      <ol className={styles.log} aria-label={t('taskCenter.log')} tabIndex={0}>
        {lines.map(({ key, time, text, detail, isFault }) => (
          <li key={key} data-fault={isFault}>
            <span className={styles.quiet}>
              <DateTime iso={time} detail="second" />
            </span>
            <span>{text}</span>
            <span className={styles.quiet}>{detail}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
