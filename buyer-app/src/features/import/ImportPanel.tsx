import { useKitText } from '@tracking-console/app-kit';
import { ChooseFile } from '@tracking-console/app-kit/later';
import { Button, Loading } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useSaveTemplateMutation } from '../../model/tasks/tasksApi.ts';
import { useText } from '../../useText.ts';
import styles from './ImportPanel.module.css';
import { ImportProgress } from './ImportProgress.tsx';
import { MappingStep } from './MappingStep.tsx';
import { useImport } from './useImport.ts';

export interface ImportPanelProps {
  /** A file the panel begins with. */
  given?: File | null;
  onStarted?: () => void;
  onClose: () => void;
}

/**
 * Shipments from a CSV or XLSX file. The panel is in a dialog or in one of its tabs, which may be closed at any time:
 * the import goes on, and is shown again when the panel is opened.
 */
export function ImportPanel({ given = null, onStarted, onClose }: ImportPanelProps) {
  const t = useText();
  const work = useImport(given, onStarted);
  const { state, task } = work;
  if (state.phase === 'mapping') return <MappingStep {...{ work, state }} />;
  if (state.phase === 'started') {
    if (!task) return <Loading />;
    return <ImportProgress task={task} onAgain={work.reset} onRetried={work.follow} onClose={onClose} />;
  }
  return (
    <div className={styles.step}>
      <ChooseFile state={state} hint={t('shipments.import.hint')} onChoose={work.choose} />
      {state.phase === 'choosing' && (
        <div className={styles.actions}>
          <TemplateButton />
          <Button onClick={onClose}>{t('action.close')}</Button>
        </div>
      )}
    </div>
  );
}

/** An empty file with the headings an import knows. */
function TemplateButton() {
  const t = useKitText();
  const [save, { isLoading }] = useSaveTemplateMutation();
  return (
    <span className={styles.aside}>
      <Button kind="text" icon={<icons.Download size={16} />} disabled={isLoading} onClick={() => save()}>
        {t('upload.template')}
      </Button>
    </span>
  );
}
