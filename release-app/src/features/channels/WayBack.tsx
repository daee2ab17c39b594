import type { RollBackPlan } from '@tracking-console/contract/releases/releases';
import { EmptyState, KeyValueList, RelativeTime } from '@tracking-console/ui';
import { Awaited, type Query } from '../../components/Awaited.tsx';
import { LedgerReason } from '../../components/LedgerReason.tsx';
import { ChangeTable } from '../../components/ReleaseChanges.tsx';
import { ReleaseName } from '../../components/ReleaseName.tsx';
import { ServerWords } from '../../components/ServerWords.tsx';
import { problemIn } from '../../model/releaseBaseQuery.ts';
import { useText } from '../../useText.ts';

/** What a rollback would bring, and who made that stable, when and why. */
export function WayBack({ query }: { query: Query<RollBackPlan> }) {
  const t = useText();
  const problem = problemIn(query.error);
  // Nothing is wrong, and another try would not help: there is no release to go back to.
  if (problem?.type === 'notFound')
    return <EmptyState kind="nothing" title={t('rollback.none')} text={<ServerWords>{problem.detail}</ServerWords>} />;
  return (
    <Awaited query={query}>
      {({ row, changes }) => (
        <>
          <KeyValueList
            items={[
              { key: 'release', label: t('rollback.stood'), value: <ReleaseName id={row.to.stable} /> },
              { key: 'since', label: t('channel.since'), value: <RelativeTime iso={row.time} /> },
              { key: 'by', label: t('channel.by'), value: [row.actor, row.approver].filter(Boolean).join(', ') },
              { key: 'why', label: t('channel.why'), value: <LedgerReason row={row} /> },
            ]}
          />
          <ChangeTable changes={changes} />
        </>
      )}
    </Awaited>
  );
}
