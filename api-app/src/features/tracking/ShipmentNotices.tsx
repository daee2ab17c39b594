import type { NamedNumber } from '@tracking-console/contract/api/trackingConsole';
import { paths } from '@tracking-console/platform';
import { NoticeStateBadge } from '../../components/NoticeStateBadge.tsx';
import { useNoticeWords } from '../../components/useNoticeWords.ts';
import { useText } from '../../useText.ts';
import { useShipmentNoticesQuery } from './historyQueries.ts';
import { RecordList } from './RecordList.tsx';

/** What rules sent about a shipment, and what they did not. */
export function ShipmentNotices({ named }: { named: NamedNumber }) {
  const t = useText();
  const words = useNoticeWords();
  const { currentData, isError, refetch } = useShipmentNoticesQuery(named);
  return (
    <RecordList
      label={t('menu.notification')}
      isError={isError}
      refetch={refetch}
      none={t('tracking.notifications.none')}
      href={paths.api.notificationHistory({ number: named.number })}
      rows={currentData?.Notices.map((notice) => ({
        key: notice.NoticeId,
        mark: <NoticeStateBadge state={notice.State} />,
        name: words.trigger(notice.Trigger),
        text: [notice.RuleName, notice.Recipient, words.reason(notice.Reason)].filter(Boolean).join(' · '),
        time: notice.EndTime ?? notice.Time,
      }))}
    />
  );
}
