import { LoadFailed } from '@tracking-console/app-kit/later';
import type { CustomFlow, Flow } from '@tracking-console/contract/notifications/templates';
import { Page, Skeleton } from '@tracking-console/ui';
import { useState } from 'react';
import { BrandCard } from '../../features/brand/BrandCard.tsx';
import { FlowCards } from '../../features/flows/FlowCards.tsx';
import { DomainCard } from '../../features/sender/DomainCard.tsx';
import { SenderCard } from '../../features/sender/SenderCard.tsx';
import { TemplateDialog } from '../../features/templates/TemplateDialog.tsx';
import { useListTemplatesQuery } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';

/** What the customer's customers are mailed, and from whom. */
export function Component() {
  const t = useText();
  const { data, isError, refetch } = useListTemplatesQuery();
  const [edited, setEdited] = useState<Flow | CustomFlow>();
  return (
    <Page title={t('menu.notificationConsumer')} description={t('lists.notificationConsumer.text')}>
      {data ? (
        <>
          <FlowCards list={data} onTemplate={setEdited} />
          <BrandCard shipmentId={data.Shipments[0]?.ShipmentId} />
          <SenderCard sender={data.Sender} company={data.Company} />
          <DomainCard />
          {edited && <TemplateDialog flow={edited} list={data} onClose={() => setEdited(undefined)} />}
        </>
      ) : isError ? (
        <LoadFailed title={t('consumer.failed')} onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="table" rows={8} />
        </div>
      )}
    </Page>
  );
}
