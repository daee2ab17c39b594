import { usePolling } from '@tracking-console/app-kit';
import { LoadFailed } from '@tracking-console/app-kit/later';
import { Card, EmptyState, Skeleton } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';

/** In ms, while the page is visible. */
export const REFRESH_MS = 60_000;

interface Query<Data> {
  /** The latest data, which may be of the previous choice. */
  data?: Data | undefined;
  /** The data of the current choice. */
  currentData?: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryCardProps<Data> {
  title: string;
  actions?: ReactNode;
  query: Query<Data>;
  /** Of its skeleton, which is about as tall as the content. */
  rows: number;
  /** The text shown instead if there is no data; false: there is data. */
  empty: (data: Data) => string | false;
  children: (data: Data) => ReactNode;
}

/** Figures of a query of their own, fetched again while they can be seen. */
export function QueryCard<Data>({ title, actions, query, rows, empty, children }: QueryCardProps<Data>) {
  const { isError, refetch } = query;
  usePolling(refetch, REFRESH_MS);
  const data = isError ? query.currentData : query.data;
  return (
    <Card title={title} actions={actions} busy={!isError && query.currentData === undefined}>
      {data !== undefined ? (
        <Filled data={data} empty={empty}>
          {children}
        </Filled>
      ) : isError ? (
        <CardFailed onRetry={refetch} />
      ) : (
        <Skeleton rows={rows} />
      )}
    </Card>
  );
}

function Filled<Data>({ data, empty, children }: Pick<QueryCardProps<Data>, 'empty' | 'children'> & { data: Data }) {
  const nothing = empty(data);
  return nothing === false ? children(data) : <EmptyState kind="nothing" title={nothing} />;
}

export function CardFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useText();
  return <LoadFailed title={t('dashboard.failed.title')} text={t('dashboard.failed.text')} onRetry={onRetry} />;
}
