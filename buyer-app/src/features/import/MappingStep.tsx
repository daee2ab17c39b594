import { useLanguage } from '@tracking-console/app-kit';
import { Banner, Button, formatNumber } from '@tracking-console/ui';
import { useCheckUploadQuery } from '../../model/tasks/tasksApi.ts';
import { useText } from '../../useText.ts';
import styles from './ImportPanel.module.css';
import { SampleTable } from './SampleTable.tsx';
import type { Import, ImportState } from './useImport.ts';

interface MappingStepProps {
  work: Import;
  state: Extract<ImportState, { phase: 'mapping' }>;
}

/** What each column holds, what the file has in it, and the start. */
export function MappingStep({ work, state: { upload, mapping, failure } }: MappingStepProps) {
  const t = useText();
  const language = useLanguage();
  const hasNumbers = mapping.number !== undefined;
  const { currentData: check } = useCheckUploadQuery({ upload_id: upload.upload_id, mapping }, { skip: !hasNumbers });
  const ready = check ? check.rows - check.bad_numbers - check.duplicates : upload.total;
  const short = check ? ready - check.room : 0;
  return (
    <div className={styles.step}>
      {failure && <Banner kind="error" text={t(`shipments.import.failure.${failure}`)} />}
      {!hasNumbers && <Banner kind="warning" text={t('shipments.import.noNumbers')} />}
      {upload.remembered && <p className={styles.hint}>{t('shipments.import.remembered')}</p>}
      <SampleTable upload={upload} mapping={mapping} onAssign={work.assign} />
      <div role="status">
        <ul className={styles.facts}>
          <li>{t('shipments.import.rows', { count: upload.total, name: upload.name })}</li>
          {check && check.duplicates > 0 && <li>{t('shipments.import.duplicates', { count: check.duplicates })}</li>}
          {check && check.bad_numbers > 0 && <li>{t('shipments.import.badNumbers', { count: check.bad_numbers })}</li>}
        </ul>
      </div>
      {short > 0 && check && <Banner kind="warning" text={t('shipments.import.short', { count: check.room })} />}
      <div className={styles.actions}>
        <Button onClick={work.reset}>{t('shipments.import.other')}</Button>
        <Button kind="primary" disabled={!hasNumbers || ready === 0} loading={work.starting} onClick={work.start}>
          {t('shipments.import.start', { count: ready, number: formatNumber(ready, language) })}
        </Button>
      </div>
    </div>
  );
}
