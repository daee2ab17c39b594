import { useListFailed } from '@tracking-console/app-kit/later';
import type { UnsubscribedList } from '@tracking-console/contract/notifications/rules';
import { Card, RelativeTime } from '@tracking-console/ui';
import { type Column, DataTable, Stack } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { UnsubscribedExportButton } from './ExportButton.tsx';
import { useListUnsubscribedQuery } from './historyQueries.ts';

type Row = UnsubscribedList['Addresses'][number];

/** Recipients that get no more mails. */
export function Unsubscribed() {
  const t = useText();
  const listFailed = useListFailed();
  const { data, isLoading, isError, refetch } = useListUnsubscribedQuery();
  const rows = data?.Addresses ?? [];
  const reasonOf = ({ UnsubscribeTime }: Row) =>
    t(UnsubscribeTime ? 'notice.reason.unsubscribed' : 'notice.reason.bounced');
  const sinceOf = ({ UnsubscribeTime, BounceTime }: Row) => UnsubscribeTime ?? BounceTime ?? '';
  const columns: Column<Row>[] = [
    { key: 'email', title: t('column.recipient'), primary: true, cell: ({ Email }) => Email },
    { key: 'reason', title: t('column.reason'), cell: reasonOf },
    { key: 'since', title: t('history.since'), cell: (row) => <RelativeTime iso={sinceOf(row)} /> },
  ];
  return (
    <Stack>
      <Card
        title={t('history.tab.unsubscribed')}
        flush
        busy={isLoading}
        footer={data?.IsPart && t('tracking.update.first', { most: rows.length })}
        actions={rows.length > 0 && <UnsubscribedExportButton />}
      >
        <DataTable
          label={t('history.tab.unsubscribed')}
          columns={columns}
          rows={rows}
          rowKey={({ Audience, Email }) => `${Audience} ${Email}`}
          rowLabel={({ Email }) => Email}
          summary={reasonOf}
          loading={isLoading}
          empty={
            isError
              ? listFailed(t('history.failed'), refetch)
              : { kind: 'nothing', title: t('history.unsubscribed.none'), text: t('history.unsubscribed.hint') }
          }
        />
      </Card>
    </Stack>
  );
}
