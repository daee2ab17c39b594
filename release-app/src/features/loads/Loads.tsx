import { usePolling } from '@tracking-console/app-kit';
import type { LoadCount } from '@tracking-console/contract/releases/releaseLoads';
import { Card, FormattedNumber } from '@tracking-console/ui';
import { type Column, DataTable, Tabs } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { Awaited } from '../../components/Awaited.tsx';
import { moduleTitle } from '../../components/moduleTitle.ts';
import { ReleaseName } from '../../components/ReleaseName.tsx';
import { useCountLoadsQuery } from '../../model/ledgerQueries.ts';
import { type Text, useText } from '../../useText.ts';
import { FailedShare } from './FailedShare.tsx';
import { worstFirst } from './worstFirst.ts';

const SPANS = ['5', '60', '1440'] as const;
const REFRESH_MS = 15_000;

/** The loads that browsers report, by module. */
export function Loads() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const span = SPANS.find((minutes) => minutes === address.get('minutes')) ?? '60';
  return (
    <Tabs
      label={t('loads.span')}
      tabs={SPANS.map((minutes) => ({ key: minutes, label: t(`loads.span.${minutes}`) }))}
      active={span}
      onChange={(minutes) => setAddress({ minutes }, { replace: true })}
    >
      <Counts minutes={Number(span)} />
    </Tabs>
  );
}

function Counts({ minutes }: { minutes: number }) {
  const t = useText();
  const query = useCountLoadsQuery(minutes);
  usePolling(query.refetch, REFRESH_MS);
  return (
    <Awaited query={{ ...query, data: query.currentData }}>
      {(counts: LoadCount[]) => (
        <Card flush>
          <DataTable
            label={t('menu.release.loads')}
            columns={columns(t)}
            rows={worstFirst(counts)}
            rowKey={({ release, module }) => `${release} ${module}`}
            summary={({ release, ok }) => (
              <>
                <ReleaseName id={release} /> · {t('loads.loaded', { count: ok })}
              </>
            )}
            density="compact"
            empty={{ kind: 'nothing', title: t('loads.none'), text: t('loads.none.text') }}
          />
        </Card>
      )}
    </Awaited>
  );
}

const columns = (t: Text): Column<LoadCount>[] => [
  { key: 'module', title: t('column.module'), primary: true, cell: ({ module }) => moduleTitle(module) },
  { key: 'release', title: t('column.release'), priority: 2, cell: ({ release }) => <ReleaseName id={release} /> },
  {
    key: 'ok',
    title: t('column.loaded'),
    align: 'end',
    priority: 2,
    cell: ({ ok }) => <FormattedNumber value={ok} />,
  },
  {
    key: 'failed',
    title: t('column.failed'),
    align: 'end',
    priority: 1,
    cell: ({ failed }) => <FormattedNumber value={failed} />,
  },
  { key: 'share', title: t('column.share'), priority: 1, width: '12rem', cell: (count) => <FailedShare {...count} /> },
];
