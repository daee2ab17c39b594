import type { Channel } from '@tracking-console/contract/releases/releases';
import { RelativeTime } from '@tracking-console/ui';
import { LedgerReason } from '../../components/LedgerReason.tsx';
import parts from '../../components/parts.module.css';
import { ReleaseIdentifier } from '../../components/ReleaseIdentifier.tsx';
import { ReleaseName } from '../../components/ReleaseName.tsx';
import { useReadHistoryQuery } from '../../model/ledgerQueries.ts';
import { useText } from '../../useText.ts';

/** Enough to find the last change behind attempts that were refused. */
const MAX_ROWS = 20;

const Release = ({ id }: { id: string }) => (
  <span className={parts.named}>
    <ReleaseName id={id} />
    <ReleaseIdentifier id={id} />
  </span>
);

/** What a channel points to, and who made it so, as the ledger has it. */
export function useChannelFacts({ name, stable, canary, changeTime, etag }: Channel) {
  const t = useText();
  const { data: rows = [] } = useReadHistoryQuery({ channel: name, limit: MAX_ROWS, etag });
  const last = rows.find(({ action }) => action !== 'refuse');
  return [
    { key: 'stable', label: t('channel.stableRelease'), value: <Release id={stable} /> },
    ...(canary ? [{ key: 'canary', label: t('channel.canaryRelease'), value: <Release id={canary} /> }] : []),
    { key: 'since', label: t('channel.since'), value: <RelativeTime iso={changeTime} /> },
    { key: 'by', label: t('channel.by'), value: last && [last.actor, last.approver].filter(Boolean).join(', ') },
    { key: 'why', label: t('channel.why'), value: last && <LedgerReason row={last} /> },
  ];
}
