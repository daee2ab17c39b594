import { CHANNELS, type ChannelName } from '@tracking-console/contract/releases/releaseNames';
import type { LedgerRow } from '@tracking-console/contract/releases/releases';
import { Card } from '@tracking-console/ui';
import { DataTable, DateTime, Tabs } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { Awaited } from '../../components/Awaited.tsx';
import { useReadHistoryQuery } from '../../model/ledgerQueries.ts';
import { useText } from '../../useText.ts';
import { ChainState } from './ChainState.tsx';
import { historyColumns } from './historyColumns.tsx';

/** As many as the release API gives at once. */
const MAX_ROWS = 500;

/** The ledger of one channel; the address names it. */
export function History() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const channel = CHANNELS.find((name) => name === address.get('channel')) ?? 'production';
  return (
    <>
      <ChainState />
      <Tabs
        label={t('history.channel')}
        tabs={CHANNELS.toReversed().map((name) => ({ key: name, label: t(`channel.${name}`) }))}
        active={channel}
        onChange={(name) => setAddress({ channel: name }, { replace: true })}
      >
        <Rows channel={channel} />
      </Tabs>
    </>
  );
}

function Rows({ channel }: { channel: ChannelName }) {
  const t = useText();
  const query = useReadHistoryQuery({ channel, limit: MAX_ROWS });
  return (
    <Awaited query={{ ...query, data: query.currentData }}>
      {(rows: LedgerRow[]) => (
        <Card flush>
          <DataTable
            label={t('history.title')}
            columns={historyColumns(t)}
            rows={rows}
            rowKey={({ sequence }) => String(sequence)}
            summary={({ actor, approver, time }) => (
              <>
                {[actor, approver].filter(Boolean).join(', ')} · <DateTime iso={time} />
              </>
            )}
            empty={{ kind: 'nothing', title: t('history.none') }}
          />
        </Card>
      )}
    </Awaited>
  );
}
