import { usePlatform } from '@tracking-console/app-kit';
import { useDraft } from '@tracking-console/app-kit/later';
import { FormField } from '@tracking-console/ui';
import { Dialog, Select, TextField, useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useCreateKeyMutation } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import { KeyOnce } from './KeyOnce.tsx';
import styles from './keys.module.css';

const NAME_LENGTH = 60;
const MODES = ['live', 'test'] as const;

/** Creates a key and shows its value once; after closing it is kept nowhere, the store included. */
export function CreateKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const [create, { isLoading }] = useCreateKeyMutation();
  const { unsaved } = usePlatform();
  const [name, setName] = useDraft('keys.name');
  const [mode, setMode] = useState<(typeof MODES)[number]>('live');
  const [missing, setMissing] = useState(false);
  const [key, setKey] = useState<string>();

  // A key that is shown is shown this once.
  useUnsaved(unsaved, key !== undefined || name !== '');

  const submit = async () => {
    if (isLoading) return;
    if (name.trim() === '') return setMissing(true);
    const request = create({ name: name.trim(), mode });
    const { data } = await request;
    request.reset(); // the store would hold the answer, and with it the key, as long as this stands
    if (!data) return;
    setKey(data.key);
    setName('');
  };
  const close = () => {
    setKey(undefined);
    setName('');
    setMissing(false);
    onClose();
  };

  if (key !== undefined) return <KeyOnce value={key} onClose={close} />;
  return (
    <Dialog
      open={open}
      size="sm"
      title={t('keys.create.title')}
      onClose={close}
      confirm={{ text: t('keys.create.confirm'), onConfirm: submit }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormField
          label={t('keys.name.label')}
          hint={t('keys.name.hint')}
          error={missing && t('keys.name.missing')}
          required
        >
          <TextField
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
        </FormField>
        <FormField label={t('keys.mode.label')} hint={t('keys.mode.hint')}>
          <Select
            value={mode}
            options={MODES.map((value) => ({ value, label: t(`keys.mode.${value}`) }))}
            onValueChange={(value) => setMode(value === 'test' ? 'test' : 'live')}
          />
        </FormField>
      </form>
    </Dialog>
  );
}
