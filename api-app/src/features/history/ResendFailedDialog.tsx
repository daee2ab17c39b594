import { useKitText, useLanguage } from '@tracking-console/app-kit';
import { LoadFailed, leftOutTexts } from '@tracking-console/app-kit/later';
import type { FailedCount, HistoryFilter } from '@tracking-console/contract/notifications/rules';
import { formatNumber, Skeleton } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useState } from 'react';
import { GrownWarning } from '../../components/AboutAll.tsx';
import { useStartResendFailedMutation } from '../../model/taskQueries.ts';
import { isBusy } from '../../model/tooOften.ts';
import { useBulkWork } from '../../model/useBulkWork.ts';
import { useText } from '../../useText.ts';
import styles from './history.module.css';
import { useCountFailedQuery } from './historyQueries.ts';

export function ResendFailedDialog({ filter, onClose }: { filter: HistoryFilter; onClose: () => void }) {
  const t = useText();
  const { data: failed, isFetching, isError, error, refetch } = useCountFailedQuery(filter);
  const { start } = useBulkWork(onClose);
  const [startTask] = useStartResendFailedMutation();
  const [hasGrown, setGrown] = useState(false);
  const confirm = async () => {
    if (!failed) return;
    await start({ ...filter, Previewed: failed.Total }, startTask, () => {
      setGrown(true);
      void refetch();
    });
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('history.resendFailed.title')}
      onClose={onClose}
      confirm={{
        text: t('deliveries.resend.action'),
        disabled: isFetching || isError || !failed || sendable(failed) === 0,
        onConfirm: confirm,
      }}
    >
      {isError ? (
        <LoadFailed
          title={t('history.failed')}
          text={isBusy(error) ? t('rules.dryRun.busy') : undefined}
          onRetry={refetch}
        />
      ) : failed ? (
        <AboutFailed failed={failed} hasGrown={hasGrown} />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="text" rows={2} />
        </div>
      )}
    </Dialog>
  );
}

function AboutFailed({ failed, hasGrown }: { failed: FailedCount; hasGrown: boolean }) {
  const t = useText();
  const kitText = useKitText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const total = sendable(failed);
  return (
    <div className={styles.about}>
      {hasGrown && <GrownWarning total={failed.Total} />}
      <p>{total > 0 ? t('history.resendFailed.text', { total: number(total) }) : t('history.resendFailed.none')}</p>
      {leftOutTexts(failed.LeftOut, kitText, number).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {total > 0 && <p>{t('tracking.all.note')}</p>}
    </div>
  );
}

const sendable = ({ Total, LeftOut }: FailedCount) =>
  Object.values(LeftOut).reduce((left, number) => left - number, Total);
