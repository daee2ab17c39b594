import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { DryRunRule, RuleRow } from '@tracking-console/contract/notifications/rules';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { DryRunButton } from '../../components/DryRunButton.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useText } from '../../useText.ts';
import { RuleDryRun } from './RuleDryRun.tsx';
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
  // Saving again after the warning replaces the other change.
  const [isWarned, setWarned] = useState(false);
  const submit = async (wanted: RuleValues) => {
    const { data, error } = await save({ ...ruleOf(wanted), ...(rule && editOf(rule, isWarned)) });
    if (data) onClose();
    if (!error || !('kind' in error)) return null;
    if (error.code === RULE_CODES.changedMeanwhile) setWarned(true);
    return refusal(error);
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
        action={(showFaults) => <RuleDryRunButton onDryRun={setDryRun} onFault={showFaults} />}
      >
        <RuleFields />
      </FormDialog>
      {dryRun && <RuleDryRun rule={dryRun} onClose={() => setDryRun(undefined)} />}
    </>
  );
}

/** Which rule is edited, and what it was when the edit began. */
function editOf({ RuleId, LastSent: _last, SentInWeek: _week, ...Base }: RuleRow, isWarned: boolean) {
  return { RuleId, ...(!isWarned && { Base }) };
}

interface RuleDryRunButtonProps {
  onDryRun: (rule: DryRunRule) => void;
  onFault: () => void;
}

/** Rules about account events have no dry run, as these cannot be replayed. */
function RuleDryRunButton({ onDryRun, onFault }: RuleDryRunButtonProps) {
  const { values } = useFormState<RuleValues>({ subscription: { values: true } });
  if (values.Event !== 'shipment') return null;
  const isSound = (wanted: RuleValues) => Object.keys(faultsOf(wanted)).length === 0;
  return (
    <DryRunButton<RuleValues> isSound={isSound} onDryRun={(wanted) => onDryRun(ruleOf(wanted))} onFault={onFault} />
  );
}
