import type { NoticeRow } from '@tracking-console/contract/notifications/rules';
import { RelativeTime } from '@tracking-console/ui';
import type { Column } from '@tracking-console/ui/later';
import { Cut } from '../../components/Cut.tsx';
import { NoticeStateBadge } from '../../components/NoticeStateBadge.tsx';
import { useNoticeWords } from '../../components/useNoticeWords.ts';
import { useText } from '../../useText.ts';
import styles from './history.module.css';

export function useNoticeColumns(): Column<NoticeRow>[] {
  const t = useText();
  const words = useNoticeWords();
  return [
    {
      key: 'number',
      title: t('field.number'),
      primary: true,
      cell: ({ TrackNo, RuleName }) => TrackNo || RuleName,
    },
    { key: 'state', title: t('column.status'), cell: ({ State }) => <NoticeStateBadge state={State} /> },
    {
      key: 'reason',
      title: t('column.reason'),
      cell: ({ Reason }) => <Cut narrow text={words.reason(Reason) || '–'} />,
    },
    { key: 'trigger', title: t('column.trigger'), priority: 3, cell: ({ Trigger }) => words.trigger(Trigger) },
    { key: 'rule', title: t('history.rule'), priority: 5, cell: ({ RuleName }) => <Cut narrow text={RuleName} /> },
    { key: 'order', title: t('column.orderNo'), priority: 5, cell: ({ OrderNo }) => OrderNo || '–' },
    {
      key: 'recipient',
      title: t('column.recipient'),
      priority: 4,
      cell: ({ Recipient }) => <Cut narrow text={Recipient || '–'} />,
    },
    { key: 'time', title: t('column.time'), cell: ({ Time }) => <RelativeTime iso={Time} /> },
  ];
}

export function NoticeSummary({ row: { State, Reason, Time } }: { row: NoticeRow }) {
  const words = useNoticeWords();
  return (
    <span className={styles.summary}>
      <NoticeStateBadge state={State} />
      {words.reason(Reason)}
      <RelativeTime iso={Time} />
    </span>
  );
}
