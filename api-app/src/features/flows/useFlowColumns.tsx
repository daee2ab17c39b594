import type { Flow, Template } from '@tracking-console/contract/notifications/templates';
import { languageName } from '@tracking-console/contract/values/languages';
import { Button, IconButton } from '@tracking-console/ui';
import { Checkbox, type Column, icons } from '@tracking-console/ui/later';
import { Cut } from '../../components/Cut.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useChangeFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import { DelayField } from './DelayField.tsx';
import styles from './flows.module.css';
import { useFlowWords } from './useFlowWords.ts';

export interface FlowActionsProps {
  onEdit: (flow: Flow) => void;
  onOpen: (part: 'status' | 'dryRun', flow: Flow) => void;
}

export function useFlowColumns(templates: readonly Template[], actions: FlowActionsProps): Column<Flow>[] {
  const t = useText();
  const words = useStatusWords();
  const flowWords = useFlowWords();
  const [change] = useChangeFlowMutation();
  const wordsOf = ({ Status }: Flow) => {
    const own = templates.filter((one) => one.Status === Status && one.FlowId === null && one.Version > 0);
    return own.length === 0 ? t('consumer.ourWords') : own.map(({ Language }) => languageName(Language)).join(', ');
  };
  return [
    { key: 'status', title: t('column.status'), primary: true, cell: ({ Status }) => words.main(Status) },
    {
      key: 'enabled',
      title: t('webhooks.state.on'),
      priority: 1,
      cell: (flow) => (
        <Checkbox
          aria-label={t('consumer.switch', { status: words.main(flow.Status) })}
          checked={flow.Enabled}
          onChange={(event) => change({ Status: flow.Status, Enabled: event.target.checked })}
        />
      ),
    },
    { key: 'words', title: t('column.template'), priority: 3, cell: wordsOf },
    {
      key: 'filters',
      title: t('column.filters'),
      priority: 4,
      cell: (flow) => <Cut text={flowWords.filters(flow) || '–'} />,
    },
    { key: 'delay', title: t('column.delay'), cell: (flow) => <DelayField flow={flow} /> },
    {
      key: 'edit',
      title: t('column.actions'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      cell: (flow) => <FlowActions flow={flow} {...actions} />,
    },
  ];
}

function FlowActions({ flow, onEdit, onOpen }: FlowActionsProps & { flow: Flow }) {
  const t = useText();
  const words = useStatusWords();
  const status = words.main(flow.Status);
  return (
    <span className={styles.actions}>
      <IconButton
        size="sm"
        icon={<icons.SlidersHorizontal size={16} />}
        label={t('consumer.conditions', { status: status })}
        onClick={() => onOpen('status', flow)}
      />
      <IconButton
        size="sm"
        icon={<icons.History size={16} />}
        label={`${t('rules.dryRun.action')}: ${status}`}
        onClick={() => onOpen('dryRun', flow)}
      />
      <Button size="sm" aria-label={`${t('webhooks.edit')}: ${status}`} onClick={() => onEdit(flow)}>
        {t('webhooks.edit')}
      </Button>
    </span>
  );
}
