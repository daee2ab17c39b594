import { saveAnswer } from '@tracking-console/app-kit';
import { useListFailed } from '@tracking-console/app-kit/later';
import type { AddressRow } from '@tracking-console/contract/rules';
import { Button, Card, RelativeTime } from '@tracking-console/ui';
import { type Column, DataTable, icons, Stack } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { useListUnsubscribedQuery } from './historyQueries.ts';

/** Recipients that get no more mails. */
export function Unsubscribed() {
  const t = useText();
  const listFailed = useListFailed();
  const { data, isLoading, isError, refetch } = useListUnsubscribedQuery();
  const rows = data?.Addresses ?? [];
  const reasonOf = ({ UnsubscribeTime }: AddressRow) =>
    t(UnsubscribeTime ? 'notice.reason.unsubscribed' : 'notice.reason.bounced');
  const sinceOf = ({ UnsubscribeTime, BounceTime }: AddressRow) => UnsubscribeTime ?? BounceTime ?? '';
  const columns: Column<AddressRow>[] = [
    { key: 'email', title: t('column.recipient'), primary: true, cell: ({ Email }) => Email },
    { key: 'reason', title: t('column.reason'), cell: reasonOf },
    { key: 'since', title: t('history.since'), cell: (row) => <RelativeTime iso={sinceOf(row)} /> },
  ];
  const save = () => {
    const lines = rows.map((row) => [row.Email, reasonOf(row), sinceOf(row)]);
    const table = [[t('column.recipient'), t('column.reason'), t('history.since')], ...lines];
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': "attachment; filename*=UTF-8''unsubscribed.csv",
    };
    void saveAnswer(new Response(`\uFEFF${table.map(csvLine).join('')}`, { headers }));
  };
  return (
    <Stack>
      <Card
        title={t('history.tab.unsubscribed')}
        flush
        busy={isLoading}
        actions={
          rows.length > 0 && (
            <Button size="sm" icon={<icons.Download size={16} />} onClick={save}>
              {t('tracking.export.action')}
            </Button>
          )
        }
      >
        <DataTable
          label={t('history.tab.unsubscribed')}
          columns={columns}
          rows={rows}
          rowKey={({ Email }) => Email}
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

/** RFC 4180. Addresses and our own words begin no formula. */
const csvLine = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
