import type { TemplateList } from '@tracking-console/contract/notifications/templates';
import { Card } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import { DelayField } from './DelayField.tsx';
import { type FlowActionsProps, useFlowColumns } from './useFlowColumns.tsx';

interface FlowsProps extends FlowActionsProps {
  list: TemplateList;
}

/** One for each status: whether it is mailed, when and in which words. */
export function Flows({ list, ...actions }: FlowsProps) {
  const t = useText();
  const words = useStatusWords();
  const columns = useFlowColumns(list.Templates, actions);
  return (
    <Card title={t('consumer.title')} flush>
      <DataTable
        label={t('consumer.title')}
        columns={columns}
        rows={list.Flows}
        rowKey={({ Status }) => Status}
        rowLabel={({ Status }) => words.main(Status)}
        summary={(flow) => <DelayField flow={flow} />}
        empty={{ kind: 'nothing', title: '' }}
      />
    </Card>
  );
}
