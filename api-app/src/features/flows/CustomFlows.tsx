import { MAX_FLOWS } from '@tracking-console/contract/templateConstants';
import type { CustomFlow } from '@tracking-console/contract/templates';
import { Button, Card, icons } from '@tracking-console/ui';
import { Checkbox, type Column, DataTable } from '@tracking-console/ui/later';
import { Cut } from '../../components/Cut.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useSaveCustomFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import { FlowMenu, type FlowMenuProps } from './FlowMenu.tsx';
import styles from './flows.module.css';
import { useFlowWords } from './useFlowWords.ts';

interface CustomFlowsProps extends Pick<FlowMenuProps, 'onOpen'> {
  flows: readonly CustomFlow[];
  onAdd: () => void;
}

/** The customer's own, in the order they are tried before those of the statuses. */
export function CustomFlows({ flows, onAdd, onOpen }: CustomFlowsProps) {
  const t = useText();
  const words = useStatusWords();
  const flowWords = useFlowWords();
  const [save] = useSaveCustomFlowMutation();
  const isFull = flows.length >= MAX_FLOWS;
  const columns: Column<CustomFlow>[] = [
    {
      key: 'name',
      title: t('column.rule'),
      primary: true,
      cell: ({ Name }) => <span className={styles.flow}>{Name}</span>,
    },
    {
      key: 'enabled',
      title: t('webhooks.state.on'),
      priority: 1,
      cell: (flow) => (
        <Checkbox
          aria-label={t('consumer.switch', { status: flow.Name })}
          checked={flow.Enabled}
          onChange={(event) => save({ flow: { ...flow, Enabled: event.target.checked }, silent: false })}
        />
      ),
    },
    { key: 'status', title: t('column.trigger'), priority: 2, cell: ({ Status }) => words.main(Status) },
    {
      key: 'filters',
      title: t('column.filters'),
      priority: 3,
      cell: (flow) => <Cut text={flowWords.filters(flow) || '–'} />,
    },
    {
      key: 'template',
      title: t('column.template'),
      priority: 4,
      cell: ({ HasTemplate }) => t(`consumer.template.${HasTemplate ? 'own' : 'status'}`),
    },
    { key: 'delay', title: t('column.delay'), priority: 4, cell: ({ DelayMinutes }) => flowWords.delay(DelayMinutes) },
    {
      key: 'menu',
      title: t('tracking.column.actions'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      cell: (flow) => (
        <FlowMenu
          flow={flow}
          isFirst={flow === flows[0]}
          isLast={flow === flows.at(-1)}
          isFull={isFull}
          onOpen={onOpen}
        />
      ),
    },
  ];
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
