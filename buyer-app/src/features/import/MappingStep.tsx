import { useKitText } from '@tracking-console/app-kit';
import { FileOptions } from '@tracking-console/app-kit/later';
import { Banner, Button } from '@tracking-console/ui';
import { Segmented } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useCheckUploadQuery } from '../../model/tasks/tasksApi.ts';
import { useText } from '../../useText.ts';
import { ImportCounts } from './ImportCounts.tsx';
import styles from './ImportPanel.module.css';
import { SampleTable } from './SampleTable.tsx';
import type { Import, ImportState } from './useImport.ts';

interface MappingStepProps {
  work: Import;
  state: Extract<ImportState, { phase: 'mapping' }>;
}

/** What each column holds, what becomes of the rows, and the start. */
export function MappingStep({ work, state: { upload, mapping, failure } }: MappingStepProps) {
  const t = useText();
  const kit = useKitText();
  const [show, setShow] = useState<'first' | 'problems'>('first');
  const hasNumbers = mapping.number !== undefined;
  const wanted = { upload_id: upload.upload_id, mapping };
  const { currentData: check, isFetching, isError } = useCheckUploadQuery(wanted, { skip: !hasNumbers });
  // An import without a preview is possible, too.
  const ready = check?.counts.new ?? (isError ? upload.total : 0);
  const problems = check?.problem_rows ?? [];
  const first = check?.first_rows ?? upload.sample.map((cells, index) => ({ row: index + 1, cells }));
  return (
    <div className={styles.step}>
      {failure && <Banner kind="error" text={kit(`upload.failure.${failure}`)} />}
      {!hasNumbers && <Banner kind="warning" text={t('shipments.import.noNumbers')} />}
      <div className={styles.file}>
        <div>
          <p className={styles.name}>{kit('upload.rows', { count: upload.total, name: upload.name })}</p>
          {upload.remembered && <p className={styles.hint}>{t('shipments.import.remembered')}</p>}
        </div>
        <FileOptions upload={upload} disabled={work.reading} onReadAs={work.readAs} />
      </div>
      <div className={styles.summary}>
        <div role="status">{check && <ImportCounts check={check} />}</div>
        {problems.length > 0 && (
          <Segmented
            aria-label={kit('upload.show.label')}
            options={[
              { value: 'first', label: t('shipments.import.show.first') },
              { value: 'problems', label: kit('upload.show.problems') },
            ]}
            value={show}
            onValueChange={(value) => setShow(value === 'problems' ? 'problems' : 'first')}
          />
        )}
      </div>
      {check && check.counts.rounded > 0 && <Banner kind="warning" text={kit('upload.rounded')} />}
      {check && ready > check.room && (
        <Banner kind="warning" text={t('shipments.import.short', { count: check.room })} />
      )}
      <SampleTable
        columns={upload.columns}
        rows={show === 'problems' && problems.length > 0 ? problems : first}
        mapping={mapping}
        onAssign={work.assign}
      />
      <div className={styles.actions}>
        <Button onClick={work.reset}>{kit('upload.other')}</Button>
        <Button
          kind="primary"
          disabled={ready === 0 || work.reading}
          loading={work.starting || isFetching}
          onClick={work.start}
        >
          {ready > 0 ? t('shipments.add.submit', { count: ready }) : t('shipments.add.submitNone')}
        </Button>
      </div>
    </div>
  );
}
