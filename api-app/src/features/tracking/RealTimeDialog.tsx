import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { REAL_TIME_COSTS, type RealTimeLevel } from '@tracking-console/contract/api/trackingConstants';
import { Banner, Button } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import styles from './tracking.module.css';
import { useQueryRealTimeMutation } from './trackingQueries.ts';

const LEVELS = Object.keys(REAL_TIME_COSTS) as RealTimeLevel[]; // its own keys

/** Queries the carrier while the user waits. It costs credits, so it shows how many first. */
export function RealTimeDialog({ row, onClose }: { row: TrackListRow; onClose: () => void }) {
  const t = useText();
  const reason = useRefusalWords();
  const status = useStatusWords();
  const [level, setLevel] = useState<RealTimeLevel>('standard');
  const [ask, { data, isLoading }] = useQueryRealTimeMutation();
  const [item] = data?.accepted ?? [];
  const [refused] = data?.rejected ?? [];
  return (
    <Dialog
      open
      size={item ? 'md' : 'sm'}
      title={t('tracking.realTime.action')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <Button
            kind="primary"
            loading={isLoading}
            onClick={() => ask({ item: { number: row.number, carrier: row.carrier }, level })}
          >
            {t('tracking.realTime.action')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{row.number}</p>
        <fieldset className={styles.levels}>
          <legend>{t('tracking.realTime.action')}</legend>
          {LEVELS.map((one) => (
            <label key={one} className={styles.level}>
              <input type="radio" name="level" checked={level === one} onChange={() => setLevel(one)} />
              <span>
                {t(`tracking.realTime.${one}`)}
                <span className={styles.under}>{t('tracking.register.cost', { count: REAL_TIME_COSTS[one] })}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {refused && <Banner kind="error" text={`${reason(refused.error)} (${refused.error.code})`} />}
        {item && (
          <>
            <Banner kind="success" text={status.main(item.track_info.latest_status.status)} />
            <CodeBlock title={t('tracking.detail.response')} text={JSON.stringify(item)} empty="" />
          </>
        )}
      </div>
    </Dialog>
  );
}
