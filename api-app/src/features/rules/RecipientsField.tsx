import { useKitText } from '@tracking-console/app-kit';
import { MAX_RECIPIENTS, RULE_CODES } from '@tracking-console/contract/ruleConstants';
import type { AddressRow } from '@tracking-console/contract/rules';
import { Button, FormField, IconButton, Tag } from '@tracking-console/ui';
import { Checkbox, FieldGroup, icons, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { errorOf } from '../../components/fieldError.ts';
import { useValueField } from '../../components/useTextField.ts';
import { useListAddressesQuery } from '../../model/addressQueries.ts';
import { useText } from '../../useText.ts';
import type { RuleValues } from './ruleForm.ts';
import { useAddAddressMutation, useDeleteAddressMutation } from './ruleQueries.ts';
import styles from './rules.module.css';

/** Whom a rule mails: of the account's addresses, to which another one can be added. */
export function RecipientsField() {
  const t = useText();
  const kit = useKitText();
  const { data } = useListAddressesQuery();
  const [remove] = useDeleteAddressMutation();
  const { input, meta } = useValueField<RuleValues['Recipients']>('Recipients');
  const error = errorOf(meta);
  const choose = (email: string, isChosen: boolean) =>
    input.onChange(isChosen ? [...input.value, email] : input.value.filter((one) => one !== email));
  return (
    <FieldGroup label={t('column.recipients')} hint={t('rules.recipients.hint')} error={error}>
      <ul className={styles.addresses}>
        {data?.Addresses.map((address) => (
          <li key={address.Email} className={styles.address}>
            <Checkbox
              checked={input.value.includes(address.Email)}
              disabled={!input.value.includes(address.Email) && input.value.length >= MAX_RECIPIENTS}
              aria-invalid={error ? true : undefined}
              onChange={(event) => choose(address.Email, event.target.checked)}
            >
              {address.Email}
            </Checkbox>
            <AddressState address={address} />
            {!address.IsOwn && (
              <IconButton
                size="sm"
                icon={<icons.Trash2 size={16} />}
                label={kit('add.drop', { number: address.Email })}
                onClick={() => {
                  choose(address.Email, false);
                  void remove({ Email: address.Email });
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <AddAddress onAdded={(email) => choose(email, true)} />
    </FieldGroup>
  );
}

function AddressState({ address: { VerifyTime, UnsubscribeTime, BounceTime } }: { address: AddressRow }) {
  const t = useText();
  if (UnsubscribeTime) return <Tag>{t('rules.address.ended')}</Tag>;
  if (BounceTime) return <Tag>{t('notice.state.Bounced')}</Tag>;
  return VerifyTime ? null : <Tag>{t('rules.address.waiting')}</Tag>;
}

function AddAddress({ onAdded }: { onAdded: (email: string) => void }) {
  const t = useText();
  const [add, { isLoading }] = useAddAddressMutation();
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<{ error?: string; done?: string }>({});
  const send = async () => {
    const wanted = email.trim();
    if (wanted === '' || isLoading) return;
    const { error } = await add({ Email: wanted });
    if (error) {
      const isFull = 'code' in error && error.code === RULE_CODES.tooMany;
      setOutcome({ error: isFull ? t('rules.problem.tooOften') : t('rules.problem.address', { email: wanted }) });
      return;
    }
    setEmail('');
    setOutcome({ done: t('rules.address.asked', { email: wanted }) });
    onAdded(wanted.toLowerCase());
  };
  return (
    <div className={styles.adding}>
      <FormField label={t('rules.address.label')} error={outcome.error} hint={outcome.done}>
        <TextField
          type="email"
          value={email}
          autoComplete="off"
          maxLength={250}
          onChange={(event) => {
            setEmail(event.target.value);
            setOutcome({});
          }}
          onKeyDown={(event) => {
            // Enter adds the address and does not save the rule.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void send();
          }}
        />
      </FormField>
      <Button loading={isLoading} onClick={send}>
        {t('rules.address.add')}
      </Button>
    </div>
  );
}
