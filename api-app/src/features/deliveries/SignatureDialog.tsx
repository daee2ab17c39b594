import { Banner, Button, CopyButton, FormField, TextArea } from '@tracking-console/ui';
import { Dialog, Stack, TextField } from '@tracking-console/ui/later';
import { useEffect, useState } from 'react';
import { useText } from '../../useText.ts';
import styles from './deliveries.module.css';
import { expectedSign } from './expectedSign.ts';

/** Computes what `sign` must be. The secret stays in this dialog. */
export function SignatureDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [body, setBody] = useState('');
  const [secret, setSecret] = useState('');
  const [given, setGiven] = useState('');
  const expected = useExpectedSign(body, secret.trim());
  const isAvailable = globalThis.crypto?.subtle !== undefined;
  const isEqual = given.trim().toLowerCase() === expected;
  return (
    <Dialog
      open
      size="md"
      title={t('signature.action')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <Stack>
        <p className={styles.quiet}>{t(isAvailable ? 'signature.text' : 'signature.unavailable')}</p>
        <FormField label={t('signature.body')}>
          <TextArea
            value={body}
            rows={6}
            spellCheck={false}
            className={styles.code}
            onChange={(event) => setBody(event.target.value)}
          />
        </FormField>
        <FormField label={t('webhooks.secret.label')}>
          <TextField
            value={secret}
            autoComplete="off"
            spellCheck={false}
            placeholder="whsec_…"
            onChange={(event) => setSecret(event.target.value)}
          />
        </FormField>
        <FormField label={t('signature.given')}>
          <TextField
            value={given}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setGiven(event.target.value)}
          />
        </FormField>
        {expected && (
          <div className={styles.expected}>
            <span className={styles.quiet}>{t('signature.expected')}</span>
            <span className={styles.copyable}>
              <code className={styles.code}>{expected}</code>
              <CopyButton value={expected} label={t('signature.expected')} />
            </span>
          </div>
        )}
        {expected && given.trim() !== '' && (
          <Banner kind={isEqual ? 'success' : 'error'} text={t(isEqual ? 'signature.equal' : 'signature.different')} />
        )}
      </Stack>
    </Dialog>
  );
}

/** The signature of the fields' current values; undefined until both are filled. */
function useExpectedSign(body: string, secret: string): string | undefined {
  const [computed, setComputed] = useState<{ body: string; secret: string; sign: string }>();
  useEffect(() => {
    if (body === '' || secret === '' || !globalThis.crypto?.subtle) return;
    let isCurrent = true;
    void expectedSign(body, secret).then((sign) => {
      if (isCurrent) setComputed({ body, secret, sign });
    });
    return () => {
      isCurrent = false;
    };
  }, [body, secret]);
  return computed?.body === body && computed.secret === secret ? computed.sign : undefined;
}
