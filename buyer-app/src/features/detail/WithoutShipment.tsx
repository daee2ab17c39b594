import { EmptyState, LinkButton, PageHeader, Skeleton, usePageHeading } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { FetchFailed } from '../../components/FetchFailed.tsx';
import { useText } from '../../useText.ts';

export const ShipmentLoading = () => <Without content={<Skeleton kind="detail" rows={8} />} />;

export const ShipmentFailed = (props: Parameters<typeof FetchFailed>[0]) => (
  <Without content={<FetchFailed {...props} />} />
);

export function UnknownShipment({ listHref }: { listHref: string }) {
  const t = useText();
  const back = (
    <LinkButton kind="primary" href={listHref}>
      {t('shipments.detail.back')}
    </LinkButton>
  );
  return (
    <Without
      title={t('shipments.detail.unknownTitle')}
      content={
        <EmptyState
          kind="noMatch"
          title={t('shipments.detail.unknown')}
          text={t('shipments.detail.unknownText')}
          actions={back}
        />
      }
    />
  );
}

/** The page while it has no shipment to show. */
function Without({ title, content }: { title?: string; content: ReactNode }) {
  const t = useText();
  return (
    <>
      <PageHeader title={title ?? t('shipments.facts.title')} headingRef={usePageHeading()} />
      {content}
    </>
  );
}
