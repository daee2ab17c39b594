import { languageName } from '@tracking-console/contract/languages';
import { MAX_DELAY_DAYS } from '@tracking-console/contract/ruleConstants';
import type { Flow, TemplateList } from '@tracking-console/contract/templates';
import { Button, Card, IconButton } from '@tracking-console/ui';
import { Checkbox, type Column, DataTable, icons, Select } from '@tracking-console/ui/later';
import { Cut } from '../../components/Cut.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useSaveFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import styles from './flows.module.css';
import { useFlowWords } from './useFlowWords.ts';

interface FlowsProps {
  list: TemplateList;
  onEdit: (flow: Flow) => void;
  onOpen: (part: 'status' | 'dryRun', flow: Flow) => void;
}

const DELAY_HOURS = [0, 1, 2, 4, 8, 12, 24, 48, 72, 7 * 24, 14 * 24, MAX_DELAY_DAYS * 24];

/** One for each status: whether it is mailed, when and in which words. */
export function Flows({ list: { Flows: flows, Templates }, onEdit, onOpen }: FlowsProps) {
  const t = useText();
  const words = useStatusWords();
  const flowWords = useFlowWords();
  const [saveFlow] = useSaveFlowMutation();
  const save = (flow: Flow) => saveFlow({ flow, silent: false });
  const wordsOf = ({ Status }: Flow) => {
    const own = Templates.filter((one) => one.Status === Status && one.FlowId === null && one.Version > 0);
    return own.length === 0 ? t('consumer.ourWords') : own.map(({ Language }) => languageName(Language)).join(', ');
  };
  const columns: Column<Flow>[] = [
    { key: 'status', title: t('column.status'), primary: true, cell: ({ Status }) => words.main(Status) },
    {
      key: 'enabled',
      title: t('webhooks.state.on'),
      priority: 1,
      cell: (flow) => (
        <Checkbox
          aria-label={t('consumer.switch', { status: words.main(flow.Status) })}
          checked={flow.Enabled}
          onChange={(event) => save({ ...flow, Enabled: event.target.checked })}
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
    { key: 'delay', title: t('column.delay'), cell: (flow) => <DelayField flow={flow} onChange={save} /> },
    {
      key: 'edit',
      title: t('tracking.column.actions'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      cell: (flow) => (
        <span className={styles.actions}>
          <IconButton
            size="sm"
            icon={<icons.SlidersHorizontal size={16} />}
            label={t('consumer.conditions', { status: words.main(flow.Status) })}
            onClick={() => onOpen('status', flow)}
          />
          <IconButton
            size="sm"
            icon={<icons.History size={16} />}
            label={`${t('rules.dryRun.action')}: ${words.main(flow.Status)}`}
            onClick={() => onOpen('dryRun', flow)}
          />
          <Button
            size="sm"
            aria-label={`${t('webhooks.edit')}: ${words.main(flow.Status)}`}
            onClick={() => onEdit(flow)}
          >
            {t('webhooks.edit')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Card title={t('consumer.title')} flush>
      <DataTable
        label={t('consumer.title')}
        columns={columns}
        rows={flows}
        rowKey={({ Status }) => Status}
        rowLabel={({ Status }) => words.main(Status)}
        summary={(flow) => <DelayField flow={flow} onChange={save} />}
        empty={{ kind: 'nothing', title: '' }}
      />
    </Card>
  );
}

function DelayField({ flow, onChange }: { flow: Flow; onChange: (flow: Flow) => void }) {
  const t = useText();
  const words = useStatusWords();
  const flowWords = useFlowWords();
  const hours = flow.DelayMinutes / 60;
  const offered = [...new Set([...DELAY_HOURS, hours])].sort((one, other) => one - other);
  return (
    <Select
      aria-label={t('consumer.delay', { status: words.main(flow.Status) })}
      value={String(hours)}
      options={offered.map((value) => ({ value: String(value), label: flowWords.delay(value * 60) }))}
      onValueChange={(value) => onChange({ ...flow, DelayMinutes: Math.round(Number(value) * 60) })}
    />
  );
}
