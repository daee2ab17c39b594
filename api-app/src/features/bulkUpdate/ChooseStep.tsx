import { useKitText, useLanguage } from '@tracking-console/app-kit';
import {
  ChooseFile,
  TaskFiles,
  TaskProgress,
  taskName,
  type Upload,
  type UploadState,
  useTasks,
} from '@tracking-console/app-kit/later';
import type { TrackChoiceFilter } from '@tracking-console/contract/api/trackBulk';
import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { Button, formatNumber } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { taskBaseApi } from '../../model/taskQueries.ts';
import { useExport } from '../../model/useExport.ts';
import { useText } from '../../useText.ts';
import styles from './bulkUpdate.module.css';
import { useSaveUpdateTemplateMutation } from './updateQueries.ts';

/** The shipments that match the list's filters. */
export interface Found {
  filter: TrackChoiceFilter;
  total: number | undefined;
}

interface ChooseStepProps extends Found {
  state: Exclude<UploadState, { phase: 'read' }>;
  onChoose: Upload['choose'];
}

/** The files to begin with, and the one to upload. */
export function ChooseStep({ state, filter, total, onChoose }: ChooseStepProps) {
  const t = useText();
  const kit = useKitText();
  const language = useLanguage();
  const [save, { isLoading: saving }] = useSaveUpdateTemplateMutation();
  const { start, starting } = useExport('tracking');
  const { tasks } = useTasks(taskBaseApi);
  const [exportedId, setExportedId] = useState<string>();
  const exported = tasks.find(({ id }) => id === exportedId);
  const exportList = async () => setExportedId((await start('xlsx', { filter }))?.id);
  return (
    <div className={styles.step}>
      <div className={styles.text}>
        <p>{t('tracking.update.hint')}</p>
        <p>{t('tracking.update.empty')}</p>
      </div>
      <div className={styles.files}>
        <Button icon={<icons.Download size={16} />} disabled={saving} onClick={() => save()}>
          {kit('upload.template')}
        </Button>
        <Button icon={<icons.Download size={16} />} disabled={starting || !total} onClick={exportList}>
          {t('tracking.update.export', { total: total === undefined ? '–' : formatNumber(total, language) })}
        </Button>
      </div>
      {exported && <Exported task={exported} />}
      <ChooseFile state={state} hint={t('tracking.update.limit')} onChoose={onChoose} />
    </div>
  );
}

/** The dialog covers the tray of tasks, so the file is fetched here. */
function Exported({ task }: { task: TaskRow }) {
  const name = taskName(task, useKitText());
  return (
    <section className={styles.exported} aria-label={name}>
      <span className={styles.name}>{name}</span>
      {isUnderWay(task.status) ? (
        <TaskProgress api={taskBaseApi} task={task} name={name} />
      ) : (
        <TaskFiles api={taskBaseApi} task={task} />
      )}
    </section>
  );
}
