import { MAX_FLOWS } from '@tracking-console/contract/notifications/templateConstants';
import type { CustomFlow } from '@tracking-console/contract/notifications/templates';
import { Button, Card, icons } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import { FlowMenu, type FlowMenuProps } from './FlowMenu.tsx';
import { useCustomFlowColumns } from './useCustomFlowColumns.tsx';

interface CustomFlowsProps extends Pick<FlowMenuProps, 'onOpen'> {
  flows: readonly CustomFlow[];
  onAdd: () => void;
}

/** The customer's own, in the order they are tried before those of the statuses. */
export function CustomFlows({ flows, onAdd, onOpen }: CustomFlowsProps) {
  const t = useText();
  const words = useStatusWords();
  const isFull = flows.length >= MAX_FLOWS;
  const columns = useCustomFlowColumns((flow) => (
    <FlowMenu flow={flow} isFirst={flow === flows[0]} isLast={flow === flows.at(-1)} isFull={isFull} onOpen={onOpen} />
  ));
  const add = (
    <Button kind="primary" icon={<icons.Plus size={16} />} disabled={isFull} onClick={onAdd}>
      {t('consumer.flow.add')}
    </Button>
  );
  return (
    <Card
      title={t('consumer.flows')}
      actions={flows.length > 0 && add}
      flush
      footer={
        flows.length > 0 && (
          <>
            {t('consumer.flows.text')} {t('webhooks.used', { used: flows.length, limit: MAX_FLOWS })}
          </>
        )
      }
    >
      <DataTable
        label={t('consumer.flows')}
        columns={columns}
        rows={flows}
        rowKey={({ FlowId }) => FlowId}
        rowLabel={({ Name }) => Name}
        summary={(flow) => words.main(flow.Status)}
        onRowOpen={(flow) => onOpen('edit', flow)}
        empty={{ kind: 'nothing', title: t('consumer.flow.empty'), text: t('consumer.flows.text'), actions: add }}
      />
    </Card>
  );
}
