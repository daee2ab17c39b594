import { Button, EmptyState, Skeleton } from '@tracking-console/ui';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { BrandCard } from './BrandCard.tsx';
import styles from './consumer.module.css';
import { useListTemplatesQuery } from './consumerQueries.ts';
import { Flows } from './Flows.tsx';
import { SenderCard } from './SenderCard.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

type Status = Parameters<typeof TemplateDialog>[0]['status'];

/** What the customer's customers are mailed, and from whom. */
export function Consumer() {
  const t = useText();
  const { data, isError, refetch } = useListTemplatesQuery();
  const [edited, setEdited] = useState<Status>();
  if (!data && isError)
    return (
      <EmptyState
        kind="error"
        title={t('consumer.failed')}
        actions={<Button onClick={refetch}>{t('action.retry')}</Button>}
      />
    );
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton kind="table" rows={8} />
      </div>
    );
  return (
    <div className={styles.cards}>
      <Flows list={data} onEdit={setEdited} />
      <BrandCard shipmentId={data.Shipments[0]?.ShipmentId} />
      <SenderCard sender={data.Sender} company={data.Company} />
      {edited && <TemplateDialog status={edited} list={data} onClose={() => setEdited(undefined)} />}
    </div>
  );
}
