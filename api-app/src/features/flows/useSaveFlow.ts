import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { MAX_FLOWS } from '@tracking-console/contract/notifications/templateConstants';
import type { CustomFlow, Flow } from '@tracking-console/contract/notifications/templates';
import type { CallError } from '@tracking-console/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../components/FormDialog.tsx';
import { useSaveCustomFlowMutation, useSaveFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import { customFlowOf, type FlowValues, statusFlowOf } from './flowForm.ts';

/** What is edited; without a flow, a new one, which may begin with the templates of another. */
export type Edited = { kind: 'status'; flow: Flow } | { kind: 'custom'; flow?: CustomFlow; copyOf?: string };

/** Saves a flow; null: it is saved. */
export function useSaveFlow(edited: Edited): (wanted: FlowValues) => Promise<FormRefusal<FlowValues> | null> {
  const refusalOf = useFlowRefusal();
  const [saveStatus] = useSaveFlowMutation();
  const [saveCustom] = useSaveCustomFlowMutation();
  // Saving again after the warning replaces the other change.
  const [isWarned, setWarned] = useState(false);
  const save = (wanted: FlowValues) => {
    if (edited.kind === 'status')
      return saveStatus({ ...statusFlowOf(wanted), ...(!isWarned && { Base: edited.flow }) });
    const { flow, copyOf: CopyOf } = edited;
    if (!flow) return saveCustom({ ...customFlowOf(wanted), ...(CopyOf !== undefined && { CopyOf }) });
    const { FlowId, ...Base } = flow;
    return saveCustom({ ...customFlowOf(wanted), FlowId, ...(!isWarned && { Base }) });
  };
  return async (wanted) => {
    const { error } = await save(wanted);
    if (!error || !('kind' in error)) return null;
    if (error.code === RULE_CODES.changedMeanwhile) setWarned(true);
    return refusalOf(error);
  };
}

function useFlowRefusal(): (error: CallError) => FormRefusal<FlowValues> {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  return ({ code, message, kind }) => {
    if (kind !== 'code') return { text: shared('errors.-1') };
    if (code === RULE_CODES.nameTaken) return { field: 'Name', text: t('consumer.flow.nameTaken') };
    if (code === RULE_CODES.changedMeanwhile) return { text: t('form.conflict') };
    if (code === RULE_CODES.tooMany) return { text: t('webhooks.used', { used: MAX_FLOWS, limit: MAX_FLOWS }) };
    return { text: shared(`errors.${code}`, { defaultValue: message }) };
  };
}
