import type { CustomFlow } from '@tracking-console/contract/notifications/templates';
import { Checkbox, type Column } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { Cut } from '../../components/Cut.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useChangeFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import styles from './flows.module.css';
import { useFlowWords } from './useFlowWords.ts';

export function useCustomFlowColumns(menu: (flow: CustomFlow) => ReactNode): Column<CustomFlow>[] {
  const t = useText();
  const words = useStatusWords();
  const flowWords = useFlowWords();
  const [change] = useChangeFlowMutation();
  return [
    {
      key: 'name',
      title: t('shipments.column.remark'),
      primary: true,
      cell: ({ Name }) => <span className={styles.flow}>{Name}</span>,
    },
    {
      key: 'enabled',
      title: t('webhooks.state.on'),
      priority: 1,
      cell: ({ FlowId, Name, Enabled }) => (
        <Checkbox
          aria-label={t('consumer.switch', { status: Name })}
          checked={Enabled}
          onChange={(event) => change({ FlowId, Enabled: event.target.checked })}
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
      title: t('column.actions'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      cell: menu,
    },
  ];
}
