import type { CustomFlow, Flow, TemplateList } from '@tracking-console/contract/notifications/templates';
import { useState } from 'react';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import { CustomFlows } from './CustomFlows.tsx';
import { DeleteFlowDialog } from './DeleteFlowDialog.tsx';
import { FlowDialog } from './FlowDialog.tsx';
import { FlowDryRun } from './FlowDryRun.tsx';
import { Flows } from './Flows.tsx';
import { flowValuesOf, NEW_FLOW } from './flowForm.ts';

interface FlowCardsProps {
  list: TemplateList;
  /** Opens the words of its emails. */
  onTemplate: (flow: Flow | CustomFlow) => void;
}

const NEW = { kind: 'custom' } as const;

/** The dialog that is open. */
type Open =
  | { part: 'add' }
  | { part: 'edit' | 'copy' | 'delete'; flow: CustomFlow }
  | { part: 'status'; flow: Flow }
  | { part: 'dryRun'; flow: Flow | CustomFlow };

/** When customers are mailed: the account's own flows, then one for each status. */
export function FlowCards({ list, onTemplate }: FlowCardsProps) {
  const [open, setOpen] = useState<Open>();
  return (
    <>
      <CustomFlows
        flows={list.CustomFlows}
        onAdd={() => setOpen({ part: 'add' })}
        onOpen={(part, flow) => (part === 'template' ? onTemplate(flow) : setOpen({ part, flow }))}
      />
      <Flows list={list} onEdit={onTemplate} onOpen={(part, flow) => setOpen({ part, flow })} />
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const t = useText();
  const words = useStatusWords();
  switch (open.part) {
    case 'add':
      return <FlowDialog title={t('consumer.flow.add')} edited={NEW} values={NEW_FLOW} onClose={onClose} />;
    case 'status': {
      const { flow } = open;
      const title = t('consumer.conditions', { status: words.main(flow.Status) });
      const edited = { kind: 'status', flow } as const;
      return <FlowDialog title={title} edited={edited} values={flowValuesOf(flow)} onClose={onClose} />;
    }
    case 'edit': {
      const { flow } = open;
      const title = `${t('webhooks.edit')}: ${flow.Name}`;
      const edited = { kind: 'custom', flow } as const;
      return <FlowDialog title={title} edited={edited} values={flowValuesOf(flow)} onClose={onClose} />;
    }
    case 'copy': {
      const { flow } = open;
      const edited = { kind: 'custom', copyOf: flow.FlowId } as const;
      // Off at first, so that the copy sends nothing before it is edited.
      const values = { ...flowValuesOf(flow), Name: '', Enabled: false };
      return <FlowDialog title={t('consumer.flow.add')} edited={edited} values={values} onClose={onClose} />;
    }
    case 'dryRun':
      return <FlowDryRun flow={open.flow} onClose={onClose} />;
    case 'delete':
      return <DeleteFlowDialog flow={open.flow} onClose={onClose} />;
  }
}
