import { usePlatform } from '@tracking-console/app-kit';
import { CONSENTS, MAX_SENDER_NAME } from '@tracking-console/contract/notifications/templateConstants';
import type { Sender } from '@tracking-console/contract/notifications/templates';
import { isDisplayName } from '@tracking-console/contract/values/displayNames';
import { type CallError, toastShown, wasNotConfirmed } from '@tracking-console/platform';
import { Banner, Button, Card, FormField } from '@tracking-console/ui';
import { Checkbox, Select, Stack, TextField, useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import formStyles from '../../components/form.module.css';
import { useSaveSenderMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';

/** The sender of the mails, and whether recipients must agree first. */
export function SenderCard({ sender, company }: { sender: Sender; company: string }) {
  const t = useText();
  const { t: shared } = useTranslation('platform');
  const dispatch = useDispatch();
  const [save, { isLoading, error }] = useSaveSenderMutation();
  // A later response must not overwrite what is typed.
  const [typed, setTyped] = useState<Partial<Sender>>({});
  const values = { ...sender, ...typed };
  const isChanged = JSON.stringify(values) !== JSON.stringify(sender);
  const problem = problemOf(error);
  useUnsaved(usePlatform().unsaved, isChanged);
  const isNamed = isDisplayName(values.FromName);
  const submit = async () => {
    if (!isNamed) return;
    const answer = await save(values);
    if (answer.error) return;
    setTyped({});
    dispatch(toastShown({ type: 'success', text: { plain: t('saved') } }));
  };
  return (
    <Card title={t('consumer.sender')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          {problem === 'server' && <Banner kind="error" text={shared('errors.-1')} />}
          <div className={formStyles.pair}>
            <FormField label={t('consumer.fromName')} error={!isNamed && t('consumer.badName')}>
              <TextField
                value={values.FromName}
                placeholder={company}
                maxLength={MAX_SENDER_NAME}
                autoComplete="off"
                onChange={(event) => setTyped({ ...typed, FromName: event.target.value })}
              />
            </FormField>
            <FormField label={t('consumer.replyTo')} error={problem === 'address' && t('consumer.badAddress')}>
              <TextField
                type="email"
                value={values.ReplyTo}
                autoComplete="off"
                onChange={(event) => setTyped({ ...typed, ReplyTo: event.target.value.trim() })}
              />
            </FormField>
            <FormField label={t('consumer.consent')}>
              <Select
                value={values.Consent}
                options={CONSENTS.map((value) => ({ value, label: t(`consumer.consent.${value}`) }))}
                onValueChange={(value) => setTyped({ ...typed, Consent: value as Sender['Consent'] })}
              />
            </FormField>
          </div>
          <div>
            <Checkbox
              checked={values.Tracking}
              onChange={(event) => setTyped({ ...typed, Tracking: event.target.checked })}
            >
              {t('consumer.tracking')}
            </Checkbox>
            <p className={formStyles.hint}>{t('consumer.tracking.hint')}</p>
          </div>
          <div>
            <Button kind="primary" type="submit" loading={isLoading} disabled={!isChanged}>
              {t('action.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function problemOf(error: object | undefined): 'address' | 'server' | null {
  if (!error) return null;
  if (!('kind' in error)) return 'server';
  const failure = error as CallError; // the base query's errors alone have a kind
  // The form validates the name, so a refusal is about the address.
  if (failure.kind === 'code') return wasNotConfirmed(failure) ? null : 'address';
  return 'server';
}
