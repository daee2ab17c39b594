import type { DryRunRule, RuleRow } from '@tracking-console/contract/rules';
import { Button } from '@tracking-console/ui';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useText } from '../../useText.ts';
import { DryRunDialog } from './DryRunDialog.tsx';
import { RuleFields } from './RuleFields.tsx';
import { faultsOf, type RuleValues, ruleOf } from './ruleForm.ts';
import { useSaveRuleMutation } from './ruleQueries.ts';
import { useFaultTexts } from './useFaultTexts.ts';
import { useRuleRefusal } from './useRuleRefusal.ts';

interface RuleDialogProps {
  /** Absent: a new one. */
  rule: RuleRow | undefined;
  values: RuleValues;
  onClose: () => void;
}

export function RuleDialog({ rule, values, onClose }: RuleDialogProps) {
  const t = useText();
  const refusal = useRuleRefusal();
  const faultTexts = useFaultTexts();
  const [save] = useSaveRuleMutation();
  const [dryRun, setDryRun] = useState<DryRunRule>();
  const submit = async (wanted: RuleValues) => {
    const { data, error } = await save({ ...ruleOf(wanted), ...(rule && { RuleId: rule.RuleId }) });
    if (data) onClose();
    return error && 'kind' in error ? refusal(error) : null;
  };
  return (
    <>
      <FormDialog<RuleValues>
        title={t(rule ? 'rules.edit' : 'rules.add')}
        size="lg"
        values={values}
        validate={(wanted) => faultTexts(faultsOf(wanted))}
        onSubmit={submit}
        onClose={onClose}
        action={(showFaults) => <DryRunButton onDryRun={setDryRun} onFault={showFaults} />}
      >
        <RuleFields />
      </FormDialog>
      {dryRun && <DryRunDialog rule={dryRun} onClose={() => setDryRun(undefined)} />}
    </>
  );
}

/** Tries the rule as it stands in the form, saved or not. With faults it is not: submitting shows them. */
function DryRunButton({ onDryRun, onFault }: { onDryRun: (rule: DryRunRule) => void; onFault: () => void }) {
  const t = useText();
  const { values } = useFormState<RuleValues>({ subscription: { values: true } });
  if (values.Event !== 'shipment') return null;
  const isSound = Object.keys(faultsOf(values)).length === 0;
  return <Button onClick={() => (isSound ? onDryRun(ruleOf(values)) : onFault())}>{t('rules.dryRun.action')}</Button>;
}
