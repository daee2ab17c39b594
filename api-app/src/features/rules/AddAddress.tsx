import { Button, FormField } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { useAddAddressMutation } from './ruleQueries.ts';
import styles from './rules.module.css';
import { useAddressRefusal } from './useAddressRefusal.ts';

export function AddAddress({ onAdded }: { onAdded: (email: string) => void }) {
  const t = useText();
  const refusalOf = useAddressRefusal();
  const [add, { isLoading }] = useAddAddressMutation();
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<{ error?: string; done?: string }>({});
  const send = async () => {
    const wanted = email.trim();
    if (wanted === '' || isLoading) return;
    const { error } = await add({ Email: wanted });
    if (error) {
      setOutcome('kind' in error ? { error: refusalOf(error, wanted) } : {});
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
