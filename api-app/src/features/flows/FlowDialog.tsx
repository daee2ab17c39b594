import { LANGUAGES, languageName } from '@tracking-console/contract/languages';
import { NOTIFY_STATUSES } from '@tracking-console/contract/notificationConstants';
import { MAX_DELAY_DAYS, MAX_KEYWORDS, RULE_CODES } from '@tracking-console/contract/ruleConstants';
import { MAX_FLOW_NAME, MAX_FLOWS } from '@tracking-console/contract/templateConstants';
import type { DryRunFlow } from '@tracking-console/contract/templates';
import type { CallError } from '@tracking-console/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DryRunButton } from '../../components/DryRunButton.tsx';
import { FilterFields } from '../../components/FilterFields.tsx';
import { FormDialog, type FormRefusal } from '../../components/FormDialog.tsx';
import formStyles from '../../components/form.module.css';
import { AmountField, ChoiceField, EnabledField, LineField } from '../../components/formFields.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useTextField } from '../../components/useTextField.ts';
import { useSaveCustomFlowMutation, useSaveFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import { FlowDryRun } from './FlowDryRun.tsx';
import { customFlowOf, type FlowValues, flowFaultsOf, OF_SHIPMENT, statusFlowOf } from './flowForm.ts';

interface FlowDialogProps {
  title: string;
  /** It is of the customer's own, and not a status's. */
  isCustom: boolean;
  /** Absent: a new one. */
  flowId?: string;
  /** Whose templates a new one begins with. */
  copyOf?: string;
  values: FlowValues;
  onClose: () => void;
}

export function FlowDialog({ title, isCustom, flowId, copyOf, values, onClose }: FlowDialogProps) {
  const t = useText();
  const refusalOf = useFlowRefusal();
  const [saveStatus] = useSaveFlowMutation();
  const [saveCustom] = useSaveCustomFlowMutation();
  const [dryRun, setDryRun] = useState<DryRunFlow>();
  const texts = { name: t('consumer.flow.noName'), keywords: t('rules.keywords.hint', { most: MAX_KEYWORDS }) };
  const ids = flowId === undefined ? {} : { FlowId: flowId };
  const submit = async (wanted: FlowValues) => {
    const copy = copyOf !== undefined && { CopyOf: copyOf };
    const { error } = isCustom
      ? await saveCustom({ flow: { ...customFlowOf(wanted), ...ids, ...copy }, silent: true })
      : await saveStatus({ flow: statusFlowOf(wanted), silent: true });
    if (!error) onClose();
    return error && 'kind' in error ? refusalOf(error) : null;
  };
  return (
    <>
      <FormDialog<FlowValues>
        title={title}
        size="lg"
        values={values}
        validate={(wanted) =>
          Object.fromEntries(
            Object.entries(flowFaultsOf(wanted, isCustom)).map(([name, fault]) => [name, fault && texts[fault]]),
          )
        }
        onSubmit={submit}
        onClose={onClose}
        action={(showFaults) => (
          <DryRunButton<FlowValues>
            isSound={(wanted) => Object.keys(flowFaultsOf(wanted, isCustom)).length === 0}
            onDryRun={(wanted) => setDryRun(isCustom ? { ...customFlowOf(wanted), ...ids } : statusFlowOf(wanted))}
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

function FlowFields({ isCustom }: { isCustom: boolean }) {
  const t = useText();
  const words = useStatusWords();
  const { input: status } = useTextField('Status');
  return (
    <>
      {isCustom && (
        <div className={formStyles.pair}>
          <LineField name="Name" label={t('column.rule')} required maxLength={MAX_FLOW_NAME} />
          <ChoiceField
            name="Status"
            label={t('column.trigger')}
            options={NOTIFY_STATUSES.map((value) => ({ value, label: words.main(value) }))}
          />
        </div>
      )}
      <div className={formStyles.pair}>
        <FilterFields status={status.value} />
      </div>
      <p className={formStyles.hint}>{t('consumer.flow.hint')}</p>
      <div className={formStyles.pair}>
        {isCustom && (
          <ChoiceField
            name="Template"
            label={t('column.template')}
            options={(['own', 'status'] as const).map((value) => ({ value, label: t(`consumer.template.${value}`) }))}
          />
        )}
        <ChoiceField
          name="Language"
          label={t('column.language')}
          options={[
            { value: OF_SHIPMENT, label: t('consumer.language.shipment') },
            ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
          ]}
        />
        <AmountField name="DelayHours" label={t('rules.delay')} max={MAX_DELAY_DAYS * 24} precision={2} />
      </div>
      <EnabledField label={t('webhooks.state.on')} />
    </>
  );
}

function useFlowRefusal(): (error: CallError) => FormRefusal<FlowValues> {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  return ({ code, message, kind }) => {
    if (kind !== 'code') return { text: shared('errors.-1') };
    if (code === RULE_CODES.nameTaken) return { field: 'Name', text: t('consumer.flow.nameTaken') };
    if (code === RULE_CODES.tooMany) return { text: t('webhooks.used', { used: MAX_FLOWS, limit: MAX_FLOWS }) };
    return { text: shared(`errors.${code}`, { defaultValue: message }) };
  };
}
