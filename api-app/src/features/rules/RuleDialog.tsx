import { usePlatform } from '@tracking-console/app-kit';
import type { DryRunRule, RuleRow } from '@tracking-console/contract/rules';
import { Banner, Button } from '@tracking-console/ui';
import { Dialog, useUnsaved } from '@tracking-console/ui/later';
import { FORM_ERROR } from 'final-form';
import { useId, useRef, useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import formStyles from '../../components/form.module.css';
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
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRuleRefusal();
  const faultTexts = useFaultTexts();
  const [save] = useSaveRuleMutation();
  // A later answer of the list must not take back what is typed.
  const [initialValues] = useState(values);
  const [dryRun, setDryRun] = useState<DryRunRule>();
  const submit = async (wanted: RuleValues) => {
    const { data, error } = await save({ ...ruleOf(wanted), ...(rule && { RuleId: rule.RuleId }) });
    if (data) {
      onClose();
      return undefined;
    }
    if (!error || !('kind' in error)) return undefined;
    const { field = FORM_ERROR, text } = refusal(error);
    focusFirstFault(form.current);
    return { [field]: text };
  };
  return (
    <Form<RuleValues>
      initialValues={initialValues}
      validate={(wanted) => faultTexts(faultsOf(wanted))}
      onSubmit={submit}
      render={({ handleSubmit, submitError, submitting }) => (
        <Dialog
          open
          size="lg"
          title={t(rule ? 'rules.edit' : 'rules.add')}
          onClose={onClose}
          footer={
            <>
              <DryRunButton onDryRun={setDryRun} onFault={() => focusFirstFault(form.current)} />
              <Button onClick={onClose}>{t('webhooks.form.cancel')}</Button>
              <Button kind="primary" type="submit" form={id} loading={submitting ?? false}>
                {t('webhooks.form.save')}
              </Button>
            </>
          }
        >
          <form
            ref={form}
            id={id}
            noValidate
            className={formStyles.form}
            onSubmit={(event) => {
              void handleSubmit(event);
              focusFirstFault(form.current);
            }}
          >
            <HeldWhileChanged />
            {submitError && <Banner kind="error" text={submitError} />}
            <RuleFields />
          </form>
          {dryRun && <DryRunDialog rule={dryRun} onClose={() => setDryRun(undefined)} />}
        </Dialog>
      )}
    />
  );
}

/** Tries the rule as it stands in the form, saved or not. */
function DryRunButton({ onDryRun, onFault }: { onDryRun: (rule: DryRunRule) => void; onFault: () => void }) {
  const t = useText();
  const form = useForm<RuleValues>();
  const { values } = useFormState<RuleValues>({ subscription: { values: true } });
  if (values.Event !== 'shipment') return null;
  const start = () => {
    const faults = faultsOf(values);
    if (Object.keys(faults).length === 0) return onDryRun(ruleOf(values));
    // Not sent with faults: they are shown.
    void form.submit();
    onFault();
  };
  return <Button onClick={start}>{t('rules.dryRun.action')}</Button>;
}

function HeldWhileChanged() {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useUnsaved(usePlatform().unsaved, dirty);
  return null;
}

/** Once it is marked. */
function focusFirstFault(form: HTMLFormElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
