import { useKitText } from '@tracking-console/app-kit';
import { useUpload } from '@tracking-console/app-kit/later';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { paths } from '@tracking-console/platform';
import { Banner, Button, LinkButton } from '@tracking-console/ui';
import { useState } from 'react';
import { taskBaseApi } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';
import styles from './bulkUpdate.module.css';
import { ChooseStep, type Found } from './ChooseStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';

export interface UpdatePanelProps extends Found {
  onClose: () => void;
}

/** The user chooses a file and reviews its changes, and a task makes them. */
export function UpdatePanel({ filter, total, onClose }: UpdatePanelProps) {
  const upload = useUpload(taskBaseApi);
  const [task, setTask] = useState<TaskRow>();
  const started = (begun: TaskRow) => {
    setTask(begun);
    upload.reset();
  };
  if (task) return <Started task={task} onOther={() => setTask(undefined)} onClose={onClose} />;
  if (upload.state.phase === 'read') return <PreviewStep upload={upload} file={upload.state} onStarted={started} />;
  return <ChooseStep state={upload.state} filter={filter} total={total} onChoose={upload.choose} />;
}

interface StartedProps {
  task: TaskRow;
  onOther: () => void;
  onClose: () => void;
}

function Started({ task, onOther, onClose }: StartedProps) {
  const t = useText();
  const kit = useKitText();
  return (
    <div className={styles.step}>
      <Banner kind="success" text={t('tracking.update.started')} />
      <div className={styles.actions}>
        <Button onClick={onOther}>{kit('upload.other')}</Button>
        <LinkButton kind="primary" href={paths.api.taskCenter({ task: `${task.scope}.${task.id}` })} onClick={onClose}>
          {t('tracking.update.showTask')}
        </LinkButton>
      </div>
    </div>
  );
}
