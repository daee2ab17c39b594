import { useKitText, useLanguage, useRequestIds } from '@tracking-console/app-kit';
import { FileOptions, type Upload, type UploadState, uploadFailureOf } from '@tracking-console/app-kit/later';
import type { UploadedFile } from '@tracking-console/contract/tasks/imports';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { Banner, Button, formatNumber, Loading } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './bulkUpdate.module.css';
import { UpdateOutcome } from './UpdateOutcome.tsx';
import { useCheckUpdateQuery, useStartUpdateMutation } from './updateQueries.ts';

interface PreviewStepProps {
  upload: Upload;
  file: Extract<UploadState, { phase: 'read' }>;
  onStarted: (task: TaskRow) => void;
}

/** What the file would change, and the start. */
export function PreviewStep({ upload: work, file: { upload, failure }, onStarted }: PreviewStepProps) {
  const t = useText();
  const kit = useKitText();
  const language = useLanguage();
  const { upload_id, mapping } = upload;
  const wanted = { upload_id, mapping };
  const hasNumbers = mapping.number !== undefined;
  const { currentData: check, isFetching, error, refetch } = useCheckUpdateQuery(wanted, { skip: !hasNumbers });
  const [send, { isLoading: starting }] = useStartUpdateMutation();
  const requests = useRequestIds();
  const changed = check?.counts.changed ?? 0;

  async function start() {
    if (starting) return;
    const { data: task, error: refused } = await send({ ...wanted, request_id: requests.idOf(wanted) });
    if (task) return onStarted(task);
    // The shipments have got the file's values meanwhile: the preview shows that nothing changes.
    if (refused && 'code' in refused && refused.code === TASK_CODES.nothingToDo) refetch();
    else work.fail(refused);
  }

  return (
    <div className={styles.step}>
      {failure && <Banner kind="error" text={kit(`upload.failure.${failure}`)} />}
      {!hasNumbers && <Banner kind="warning" text={t('tracking.update.noNumbers')} />}
      <div className={styles.file}>
        <div>
          <p className={styles.name}>{kit('upload.rows', { count: upload.total, name: upload.name })}</p>
          <IgnoredColumns upload={upload} />
        </div>
        <FileOptions upload={upload} disabled={work.reading || starting} onReadAs={work.readAs} />
      </div>
      {hasNumbers && !check && isFetching && <Loading />}
      {error && !isFetching && (
        <Banner
          kind="error"
          text={kit(`upload.failure.${uploadFailureOf(error)}`)}
          actions={
            <Button size="sm" onClick={refetch}>
              {kit('action.retry')}
            </Button>
          }
        />
      )}
      {check && <UpdateOutcome check={check} />}
      <div className={styles.actions}>
        <Button disabled={starting} onClick={work.reset}>
          {kit('upload.other')}
        </Button>
        <Button
          kind="primary"
          disabled={changed === 0 || work.reading}
          loading={starting || (hasNumbers && isFetching)}
          onClick={start}
        >
          {t('tracking.update.start', { total: formatNumber(changed, language) })}
        </Button>
      </div>
    </div>
  );
}

function IgnoredColumns({ upload: { columns, mapping } }: { upload: UploadedFile }) {
  const t = useText();
  const kit = useKitText();
  const used = Object.values(mapping);
  const ignored = columns
    .map((heading, place) => heading || kit('upload.column', { number: place + 1 }))
    .filter((_, place) => !used.includes(place));
  if (ignored.length === 0) return null;
  return <p className={styles.hint}>{t('tracking.update.ignored', { columns: ignored.join(', ') })}</p>;
}
