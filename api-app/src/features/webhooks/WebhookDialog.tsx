import { usePlatform } from '@tracking-console/app-kit';
import type { WebhookRow } from '@tracking-console/contract/webhooks';
import { Banner, Button } from '@tracking-console/ui';
import { Dialog, useUnsaved } from '@tracking-console/ui/later';
import { FORM_ERROR } from 'final-form';
import { useId, useMemo, useRef } from 'react';
import { Form, useFormState } from 'react-final-form';
import formStyles from '../../components/form.module.css';
import { useSaveWebhookMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import { useWebhookRefusal } from './useWebhookRefusal.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { cleaned, faultsOf, NEW_WEBHOOK, type WebhookValues, wantedOf } from './webhookForm.ts';

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook: WebhookRow | undefined;
  onClose: () => void;
  /** The secret of a new one; null: it has one already. */
  onSaved: (secret: string | null) => void;
}

export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const refusal = useWebhookRefusal();
  const [save, { isLoading }] = useSaveWebhookMutation();
  // A later answer of the list must not take back what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the dialog opened
  const initialValues = useMemo(() => (webhook ? wantedOf(webhook) : NEW_WEBHOOK), []);
  const submit = async (values: WebhookValues) => {
    const request = save({ ...cleaned(values), ...(webhook && { id: webhook.id }) });
    const answer = await request;
    request.reset(); // the store would hold the secret as long as this stands
    if (answer.data) {
      onSaved(answer.data.secret);
      return undefined;
    }
    if (!answer.error || !('kind' in answer.error)) return undefined;
    const { field = FORM_ERROR, text } = refusal(answer.error);
    focusFirstFault(form.current);
    return { [field]: text };
  };
  return (
    <Dialog
      open
      size="md"
      title={t(webhook ? 'webhooks.form.edit' : 'webhooks.add')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('webhooks.form.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} loading={isLoading}>
            {t('webhooks.form.save')}
          </Button>
        </>
      }
    >
      <Form<WebhookValues>
        initialValues={initialValues}
        validate={(values) => translated(faultsOf(values), t)}
        onSubmit={submit}
        render={({ handleSubmit, submitError }) => (
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
            <WebhookFields />
          </form>
        )}
      />
    </Dialog>
  );
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

function translated(faults: ReturnType<typeof faultsOf>, t: ReturnType<typeof useText>) {
  const texts = {
    url: faults.url && t('webhooks.problem.url'),
    events: faults.events && t('webhooks.problem.events'),
    headers: faults.headers && t('webhooks.problem.headerFormat'),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
