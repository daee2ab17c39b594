import { MAX_KEYWORDS } from '@tracking-console/contract/notifications/ruleConstants';
import type { DryRunFlow } from '@tracking-console/contract/notifications/templates';
import { useState } from 'react';
import { DryRunButton } from '../../components/DryRunButton.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useText } from '../../useText.ts';
import { FlowDryRun } from './FlowDryRun.tsx';
import { FlowFields } from './FlowFields.tsx';
import { customFlowOf, type FlowValues, flowFaultsOf, statusFlowOf } from './flowForm.ts';
import { type Edited, useSaveFlow } from './useSaveFlow.ts';

interface FlowDialogProps {
  title: string;
  edited: Edited;
  values: FlowValues;
  onClose: () => void;
}

export function FlowDialog({ title, edited, values, onClose }: FlowDialogProps) {
  const t = useText();
  const save = useSaveFlow(edited);
  const [dryRun, setDryRun] = useState<DryRunFlow>();
  const isCustom = edited.kind === 'custom';
  const texts = { name: t('consumer.flow.noName'), keywords: t('rules.keywords.hint', { most: MAX_KEYWORDS }) };
  const faultTexts = (wanted: FlowValues) =>
    Object.fromEntries(
      Object.entries(flowFaultsOf(wanted, isCustom)).map(([name, fault]) => [name, fault && texts[fault]]),
    );
  const submit = async (wanted: FlowValues) => {
    const refusal = await save(wanted);
    if (!refusal) onClose();
    return refusal;
  };
  return (
    <>
      <FormDialog<FlowValues>
        title={title}
        size="lg"
        values={values}
        validate={faultTexts}
        onSubmit={submit}
        onClose={onClose}
        action={(showFaults) => (
          <DryRunButton<FlowValues>
            isSound={(wanted) => Object.keys(flowFaultsOf(wanted, isCustom)).length === 0}
            onDryRun={(wanted) => setDryRun(dryRunOf(edited, wanted))}
            onFault={showFaults}
          />
        )}
      >
        <FlowFields isCustom={isCustom} />
      </FormDialog>
      {dryRun && <FlowDryRun flow={dryRun} onClose={() => setDryRun(undefined)} />}
    </>
  );
}

function dryRunOf(edited: Edited, wanted: FlowValues): DryRunFlow {
  if (edited.kind === 'status') return statusFlowOf(wanted);
  return { ...customFlowOf(wanted), ...(edited.flow && { FlowId: edited.flow.FlowId }) };
}
