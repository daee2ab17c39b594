import { useLanguage, usePlatform } from '@tracking-console/app-kit';
import { useDraft } from '@tracking-console/app-kit/later';
import { KEY_LIVES, KEY_SCOPES, type KeyScope } from '@tracking-console/contract/api/keyConstants';
import { FormField } from '@tracking-console/ui';
import { Checkbox, Dialog, formatUnit, Select, Stack, TextField, useUnsaved } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { useCreateKeyMutation } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

const NAME_LENGTH = 60;
const MODES = ['live', 'test'] as const;

interface CreateKeyDialogProps {
  /** The key's value, which is shown only once. */
  onCreated: (key: string) => void;
  onClose: () => void;
}

export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { unsaved } = usePlatform();
  const [createKey] = useCreateKeyMutation();
  const [name, setName] = useDraft('keys.name');
  const [mode, setMode] = useState<(typeof MODES)[number]>('live');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(KEY_SCOPES);
  const [days, setDays] = useState('');
  const [signing, setSigning] = useState(false);
  const [missing, setMissing] = useState<'name' | 'scopes'>();
  useUnsaved(unsaved, name !== '');

  const submit = async () => {
    if (name.trim() === '') return setMissing('name');
    if (scopes.length === 0) return setMissing('scopes');
    const life = KEY_LIVES.find((one) => String(one) === days);
    const wanted = { name: name.trim(), mode, scopes: [...scopes], signing };
    const { data: key } = await createKey({ ...wanted, ...(life && { expireDays: life }) });
    if (!key) return;
    setName('');
    onCreated(key);
  };
  const close = () => {
    setName('');
    onClose();
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Dialog
      open
      size="sm"
      title={t('keys.create.title')}
      onClose={close}
      confirm={{ text: t('keys.create.confirm'), onConfirm: submit }}
    >
      <form onSubmit={onEnter} noValidate>
        <Stack>
          <FormField
            label={t('shipments.column.remark')}
            hint={t('keys.name.hint')}
            error={missing === 'name' && t('keys.name.missing')}
            required
          >
            <TextField
              value={name}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => {
                setName(event.target.value);
                setMissing(undefined);
              }}
            />
          </FormField>
          <FormField label={t('keys.column.mode')} hint={t('keys.mode.hint')}>
            <Select
              value={mode}
              options={MODES.map((value) => ({ value, label: t(`keys.mode.${value}`) }))}
              onValueChange={(value) => setMode(value === 'test' ? 'test' : 'live')}
            />
          </FormField>
          <ScopeChoice
            scopes={scopes}
            error={missing === 'scopes' && t('keys.scopes.missing')}
            onChange={(chosen) => {
              setScopes(chosen);
              setMissing(undefined);
            }}
          />
          <FormField label={t('keys.expires.label')}>
            <Select
              value={days}
              options={[
                { value: '', label: t('keys.expires.never') },
                ...KEY_LIVES.map((life) => ({ value: String(life), label: formatUnit(life, 'day', language) })),
              ]}
              onValueChange={setDays}
            />
          </FormField>
          <Checkbox checked={signing} onChange={(event) => setSigning(event.target.checked)}>
            {t('keys.signing.choose')}
          </Checkbox>
        </Stack>
      </form>
    </Dialog>
  );
}
