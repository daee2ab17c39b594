import { useCarrierNames, useKitText, useLanguage } from '@tracking-console/app-kit';
import { taskName } from '@tracking-console/app-kit/later';
import type { TaskDetail, TaskParameter } from '@tracking-console/contract/tasks/tasks';
import { KeyValueList, StatusBadge } from '@tracking-console/ui';
import { DateTime, languageName, Section } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { Progress } from './Progress.tsx';
import { TaskDuration } from './TaskDuration.tsx';
import styles from './tasks.module.css';
import { TONES } from './useTaskColumns.tsx';

const LABELS = {
  format: 'taskCenter.param.format',
  language: 'column.language',
  time_zone: 'zone.label',
  tag: 'shipments.fact.tag',
  remark: 'column.note',
  first_carrier: 'shipments.fact.carrier',
  second_carrier: 'carrier.lastMile',
  order_no: 'column.orderNo',
  column: 'taskCenter.param.column',
} as const satisfies Record<TaskParameter['name'], string>;

export function TaskFacts({ task }: { task: TaskDetail }) {
  const t = useText();
  const kit = useKitText();
  const textOfParameter = useParameterValue();
  return (
    <>
      <KeyValueList
        items={[
          {
            key: 'status',
            label: t('column.status'),
            value: <StatusBadge tone={TONES[task.status]}>{t(`taskCenter.status.${task.status}`)}</StatusBadge>,
          },
          { key: 'progress', label: t('column.progress'), value: <Progress task={task} name={taskName(task, kit)} /> },
          { key: 'type', label: t('column.type'), value: t(`taskCenter.type.${task.type}`) },
          { key: 'scope', label: t('dashboard.usage.console'), value: t(`console.${task.scope}`) },
          { key: 'by', label: t('taskCenter.column.createdBy'), value: t(`taskCenter.by.${task.source}`) },
          { key: 'created', label: t('taskCenter.column.created'), value: <DateTime iso={task.create_time} /> },
          { key: 'duration', label: t('column.duration'), value: <TaskDuration task={task} /> },
          { key: 'expires', label: t('column.expires'), value: <DateTime iso={task.expire_time} /> },
        ]}
      />
      {task.params.length > 0 && (
        <Section title={t('parameters.title')}>
          <KeyValueList
            items={task.params.map((parameter) => ({
              key: `${parameter.name} ${parameter.value}`,
              label: t(LABELS[parameter.name]),
              value: <span className={styles.long}>{textOfParameter(parameter)}</span>,
            }))}
          />
        </Section>
      )}
    </>
  );
}

function useParameterValue() {
  const carrier = useCarrierNames();
  const language = useLanguage();
  return ({ name, value }: TaskParameter) => {
    if (name === 'language') return languageName(value, language);
    if (name === 'first_carrier' || name === 'second_carrier') return carrier(Number(value)) || '–';
    return value || '–';
  };
}
