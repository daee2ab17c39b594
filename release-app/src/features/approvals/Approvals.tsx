import { usePolling } from '@tracking-console/app-kit';
import type { Approval } from '@tracking-console/contract/releases/releases';
import { selectProfile } from '@tracking-console/platform';
import { Button, Card } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useListApprovalsQuery } from '../../model/channelQueries.ts';
import { useText } from '../../useText.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import styles from './approvals.module.css';

const REFRESH_MS = 15_000;

/** A person's programs are that person: "ada@example.com/terminal". The server refuses both alike. */
const personOf = (name: string) => name.split('/')[0];

/** Changes that wait for a second person; empty without any. */
export function Approvals() {
  const t = useText();
  const timeText = useTimeFormat();
  const email = useSelector(selectProfile)?.email;
  const { data = [], refetch } = useListApprovalsQuery();
  usePolling(refetch, REFRESH_MS);
  const [deciding, setDeciding] = useState<Approval>();
  if (data.length === 0) return null;
  return (
    <Card title={t('approval.title')}>
      <ul className={styles.list}>
        {data.map((approval) => (
          <li key={approval.id} className={styles.approval}>
            <div className={styles.words}>
              <p>
                {t('approval.text', { who: approval.requestedBy, channel: t(`channel.${approval.channel}`) })}{' '}
                <q>{approval.change.reason}</q>
              </p>
              <p className={styles.time}>{t('approval.until', { date: timeText(approval.expireTime) })}</p>
            </div>
            {personOf(approval.requestedBy) === email ? (
              <span className={styles.time}>{t('approval.own')}</span>
            ) : (
              <Button onClick={() => setDeciding(approval)}>{t('approval.look')}</Button>
            )}
          </li>
        ))}
      </ul>
      {deciding && <ApproveDialog approval={deciding} onClose={() => setDeciding(undefined)} />}
    </Card>
  );
}
