import { Banner, Button, Loading } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useKitText } from '../texts/useKitText.ts';
import { FileDrop } from './FileDrop.tsx';
import styles from './upload.module.css';
import type { Upload, UploadState } from './useUpload.ts';

interface ChooseFileProps {
  state: Exclude<UploadState, { phase: 'read' }>;
  hint: string;
  onChoose: Upload['choose'];
}

/** Takes a file, and shows that it is being read or why it could not be. */
export function ChooseFile({ state, hint, onChoose }: ChooseFileProps) {
  const t = useKitText();
  if (state.phase === 'reading')
    return (
      <div className={styles.step} role="status">
        <Loading />
        <p className={styles.hint}>{t('upload.reading', { name: state.name })}</p>
      </div>
    );
  const { failure, file } = state;
  return (
    <div className={styles.step}>
      {failure && <Banner kind="error" text={t(`upload.failure.${failure}`)} />}
      {file && (
        <div className={styles.kept}>
          <span>{file.name}</span>
          <Button icon={<icons.RotateCcw size={16} />} onClick={() => onChoose(file)}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      <FileDrop onFile={onChoose} />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
