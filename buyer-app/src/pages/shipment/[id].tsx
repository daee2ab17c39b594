import { EmptyState, LinkButton, PageHeader, Skeleton, usePageHeading } from '@tracking-console/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ShipmentNotifications } from '../../features/notifications/ShipmentNotifications.tsx';
import { ShipmentDetail } from '../../features/shipments/detail/ShipmentDetail.tsx';
import { useListHref } from '../../features/shipments/detail/useListHref.ts';
import { FetchFailed } from '../../features/shipments/FetchFailed.tsx';
import { useGetShipmentQuery } from '../../features/shipments/shipmentsApi.ts';
import { useText } from '../../useText.ts';

/** How often to look whether a carrier that is being asked has answered. */
const ANSWER_SOON = 2_000;

/** PG-2e: a page of its own, so that a shipment can be linked to and sent around. */
export function Component() {
  const t = useText();
  const { id = '' } = useParams();
  const [isBeingAsked, setBeingAsked] = useState(false);
  const {
    currentData: shipment,
    error,
    refetch,
  } = useGetShipmentQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isBeingAsked ? ANSWER_SOON : 0,
  });
  useEffect(() => setBeingAsked(shipment?.isBeingAsked ?? false), [shipment]);
  const listHref = useListHref(shipment?.isArchived ?? false);
  if (shipment)
    return (
      <ShipmentDetail
        shipment={shipment}
        listHref={listHref}
        notifications={<ShipmentNotifications id={shipment.id} />}
      />
    );
  if (error)
    return <Without title={t('shipments.detail.title')} content={<FetchFailed failure={error} onRetry={refetch} />} />;
  if (shipment === undefined)
    return <Without title={t('shipments.detail.title')} content={<Skeleton kind="detail" rows={8} />} />;
  return (
    <Without
      title={t('shipments.detail.unknownTitle')}
      content={
        <EmptyState
          kind="noMatch"
          title={t('shipments.detail.unknown')}
          text={t('shipments.detail.unknownText')}
          actions={
            <LinkButton kind="primary" href={listHref}>
              {t('shipments.detail.back')}
            </LinkButton>
          }
        />
      }
    />
  );
}

function Without({ title, content }: { title: string; content: ReactNode }) {
  return (
    <>
      <PageHeader title={title} headingRef={usePageHeading()} />
      {content}
    </>
  );
}
