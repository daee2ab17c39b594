import { usePlatform } from '@tracking-console/app-kit';
import { Button, FormField } from '@tracking-console/ui';
import { Stack, TextField, useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import formStyles from '../../components/form.module.css';
import { useText } from '../../useText.ts';
import { useSaveDomainMutation } from './domainQueries.ts';
import styles from './sender.module.css';
import { useDomainRefusal } from './useDomainRefusal.ts';

/** Names a domain to send from. */
export function DomainForm({ defaultAddress }: { defaultAddress: string }) {
  const t = useText();
  const refusalOf = useDomainRefusal();
  const [save, { isLoading, error, reset }] = useSaveDomainMutation();
  const [domain, setDomain] = useState('');
  useUnsaved(usePlatform().unsaved, domain !== '');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({ Domain: domain.trim() });
      }}
    >
      <Stack>
        <p className={styles.text}>{t('consumer.domain.none', { address: defaultAddress })}</p>
        <div className={formStyles.pair}>
          <FormField
            label={t('consumer.domain.label')}
            hint={!error && t('consumer.domain.hint')}
            error={error && 'kind' in error && refusalOf(error, domain.trim())}
          >
            <TextField
              value={domain}
              maxLength={300}
              autoComplete="off"
              inputMode="url"
              onChange={(event) => {
                setDomain(event.target.value);
                reset();
              }}
            />
          </FormField>
        </div>
        <div>
          <Button type="submit" loading={isLoading} disabled={domain.trim() === ''}>
            {t('consumer.domain.use')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
