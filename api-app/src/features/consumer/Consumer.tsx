import type { CustomFlow, Flow } from '@tracking-console/contract/templates';
import { Button, EmptyState, Skeleton } from '@tracking-console/ui';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { useStatusWords } from '../../words/useStatusWords.ts';
import { BrandCard } from './BrandCard.tsx';
import { CustomFlows } from './CustomFlows.tsx';
import styles from './consumer.module.css';
import { useListTemplatesQuery } from './consumerQueries.ts';
import { DeleteFlowDialog } from './DeleteFlowDialog.tsx';
import { DomainCard } from './DomainCard.tsx';
import { FlowDialog } from './FlowDialog.tsx';
import { Flows } from './Flows.tsx';
import { flowValuesOf, NEW_FLOW } from './flowForm.ts';
import { SenderCard } from './SenderCard.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

/** What is open: without a flow, a new one is added. */
type Open =
  | { part: 'add' }
  | { part: 'edit' | 'copy' | 'delete'; flow: CustomFlow }
  | { part: 'status'; flow: Flow }
  | { part: 'template'; flow: Flow | CustomFlow };

/** What the customer's customers are mailed, and from whom. */
export function Consumer() {
  const t = useText();
  const { data, isError, refetch } = useListTemplatesQuery();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
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
      <CustomFlows
        flows={data.CustomFlows}
        onAdd={() => setOpen({ part: 'add' })}
        onOpen={(part, flow) => setOpen({ part, flow })}
      />
      <Flows
        list={data}
        onEdit={(flow) => setOpen({ part: 'template', flow })}
        onConditions={(flow) => setOpen({ part: 'status', flow })}
      />
      <BrandCard shipmentId={data.Shipments[0]?.ShipmentId} />
      <SenderCard sender={data.Sender} company={data.Company} />
      <DomainCard />
      {open?.part === 'template' && <TemplateDialog flow={open.flow} list={data} onClose={close} />}
      {open?.part === 'delete' && <DeleteFlowDialog flow={open.flow} onClose={close} />}
      {open && open.part !== 'template' && open.part !== 'delete' && <OpenFlow open={open} onClose={close} />}
    </div>
  );
}

interface OpenFlowProps {
  open: Exclude<Open, { part: 'template' | 'delete' }>;
  onClose: () => void;
}

function OpenFlow({ open, onClose }: OpenFlowProps) {
  const t = useText();
  const words = useStatusWords();
  switch (open.part) {
    case 'add':
      return <FlowDialog title={t('consumer.flow.add')} isCustom values={NEW_FLOW} onClose={onClose} />;
    case 'status': {
      const title = t('consumer.conditions', { status: words.main(open.flow.Status) });
      return <FlowDialog title={title} isCustom={false} values={flowValuesOf(open.flow)} onClose={onClose} />;
    }
    case 'edit': {
      const { flow } = open;
      const own = { flowId: flow.FlowId, values: flowValuesOf(flow) };
      return <FlowDialog title={`${t('webhooks.edit')}: ${flow.Name}`} isCustom {...own} onClose={onClose} />;
    }
    case 'copy': {
      const { flow } = open;
      // Off at first, so that it does not come between before it is edited.
      const values = { ...flowValuesOf(flow), Name: '', Enabled: false };
      return (
        <FlowDialog title={t('consumer.flow.add')} isCustom copyOf={flow.FlowId} values={values} onClose={onClose} />
      );
    }
  }
}
