import { saveAnswer } from '@tracking-console/app-kit';
import { useListFailed } from '@tracking-console/app-kit/later';
import { withGuard } from '@tracking-console/contract/formulaGuard';
import type { UnsubscribedList } from '@tracking-console/contract/rules';
import { Button, Card, RelativeTime } from '@tracking-console/ui';
import { type Column, DataTable, icons, Stack } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
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
        footer={data?.IsPart && t('tracking.update.first', { most: rows.length })}
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

/** RFC 4180. An address may begin as a formula does. */
const csvLine = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${withGuard(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
