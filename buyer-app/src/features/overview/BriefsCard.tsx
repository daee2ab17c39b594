import { Card, EmptyState, Skeleton, TextLink } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { type Failure, FetchFailed } from '../../components/FetchFailed.tsx';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useText } from '../../useText.ts';
import { ShipmentBriefs, type ShipmentBriefsProps } from './ShipmentBriefs.tsx';

interface BriefsCardProps {
  title: string;
  /** undefined: still on the way. */
  shipments: readonly Shipment[] | undefined;
  failure: Failure | undefined;
  onRetry: () => void;
  empty: { title: string; text: string };
  /** Where all of them are. */
  all: string;
  mark?: ShipmentBriefsProps['mark'];
  /** Above them, where there are any. */
  note?: ReactNode;
}

export function BriefsCard({ title, shipments, failure, onRetry, empty, all, mark, note }: BriefsCardProps) {
  const t = useText();
  return (
    <Card
      title={title}
      flush
      busy={!shipments && !failure}
      actions={<TextLink href={all}>{t('action.showAll')}</TextLink>}
    >
      {shipments ? (
        shipments.length > 0 ? (
          <>
            {note}
            <ShipmentBriefs label={title} shipments={shipments} mark={mark} />
          </>
        ) : (
          <EmptyState kind="nothing" {...empty} />
        )
      ) : failure ? (
        <FetchFailed failure={failure} onRetry={onRetry} />
      ) : (
        <Skeleton kind="table" rows={5} />
      )}
    </Card>
  );
}
