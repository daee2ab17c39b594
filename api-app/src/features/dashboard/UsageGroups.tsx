import { useCarrierNames, usePolling } from '@tracking-console/app-kit';
import { useListFailed } from '@tracking-console/app-kit/later';
import { type Column, DataTable, Tabs } from '@tracking-console/ui/later';
import { type Text, useText } from '../../useText.ts';
import { GROUPS, type Group, useUsageAddress } from './dashboardPeriod.ts';
import { useUsageGroupsQuery } from './dashboardQueries.ts';
import { REFRESH_MS } from './QueryCard.tsx';
import type { UsageGroup } from './usage.ts';
import { useFigureWords } from './useFigureWords.ts';

/** The same period by endpoint, key or carrier. */
export function UsageGroups() {
  const t = useText();
  const listFailed = useListFailed();
  const nameOf = useGroupNames();
  const words = useFigureWords();
  const { period, group, chooseGroup } = useUsageAddress();
  const { currentData, isError, refetch } = useUsageGroupsQuery({ period, group });
  usePolling(refetch, REFRESH_MS);
  const titles: Record<Group, string> = {
    endpoint: t('dashboard.usage.endpoint'),
    key: t('keys.column.key'),
    carrier: t('shipments.fact.carrier'),
  };
  return (
    <Tabs
      label={t('dashboard.usage.by')}
      tabs={GROUPS.map((key) => ({ key, label: titles[key] }))}
      active={group}
      onChange={chooseGroup}
    >
      <DataTable
        label={titles[group]}
        columns={[
          { key: 'name', title: titles[group], primary: true, cell: (row: UsageGroup) => nameOf(group, row) },
          ...columnsOf(t, words),
        ]}
        rows={currentData ?? []}
        rowKey={({ name }) => name}
        summary={({ limited, p50, p95 }) =>
          [`${t('dashboard.usage.limited')}: ${words.number(limited)}`, `p50 ${words.ms(p50)}`, `p95 ${words.ms(p95)}`]
            // A figure and its unit stay on one line.
            .map((text) => text.replaceAll(' ', '\u00a0'))
            .join(' · ')
        }
        loading={!currentData && !isError}
        density="compact"
        empty={
          isError
            ? listFailed(t('dashboard.failed.title'), refetch)
            : { kind: 'nothing', title: t('dashboard.usage.none') }
        }
      />
    </Tabs>
  );
}

/** The id the console calls under. */
const CONSOLE = '0';
const OTHER = 'other';

function useGroupNames() {
  const t = useText();
  const carrierName = useCarrierNames();
  return (group: Group, { name, label }: UsageGroup) => {
    if (name === OTHER) return t('dashboard.usage.other');
    if (group === 'carrier') return carrierName(Number(name));
    if (group === 'key') return name === CONSOLE ? t('dashboard.usage.console') : (label ?? `#${name}`);
    return <code>{name}</code>;
  };
}

function columnsOf(t: Text, { number, ms }: ReturnType<typeof useFigureWords>): Column<UsageGroup>[] {
  const column = (key: keyof UsageGroup & string, title: string, cell: Column<UsageGroup>['cell']) =>
    ({ key, title, cell, align: 'end' }) as const;
  return [
    {
      ...column('requests', t('dashboard.usage.requests'), (row) => number(row.requests)),
      priority: 1,
    },
    { ...column('errors', t('dashboard.usage.errors'), (row) => number(row.errors)), priority: 1 },
    column('limited', t('dashboard.usage.limited'), (row) => number(row.limited)),
    column('p50', t('dashboard.usage.p50'), (row) => ms(row.p50)),
    column('p95', t('dashboard.usage.p95'), (row) => ms(row.p95)),
  ];
}
