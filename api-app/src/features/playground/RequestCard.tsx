import { Button, Card, FormField } from '@tracking-console/ui';
import { Kbd, Select, Stack, TextField } from '@tracking-console/ui/later';
import type { FormEvent, KeyboardEvent } from 'react';
import { useShownMode } from '../../model/useShownMode.ts';
import { useText } from '../../useText.ts';
import type { Endpoint, Example } from './apiDocument.ts';
import { BodyField } from './BodyField.tsx';
import styles from './playground.module.css';
import { WAYS, type Way } from './sendRequest.ts';

interface RequestCardProps {
  endpoints: readonly Endpoint[];
  endpoint: Endpoint;
  example: Example;
  text: string;
  way: Way;
  /** Null: none is needed, or it is not missed yet. */
  keyError: string | null;
  pastedKey: string;
  running: boolean;
  onChoose: (endpoint: string, example?: string) => void;
  onText: (text: string) => void;
  onWay: (way: Way) => void;
  onKey: (key: string) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** What is sent, and as whom. */
export function RequestCard(props: RequestCardProps) {
  const { endpoint, example, text, way, running, onText, onWay, onSend, onCancel } = props;
  const t = useText();
  const isTest = useShownMode() === 'test';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <Card
        title={t('playground.request')}
        footer={
          <div className={styles.actions}>
            <Button type="submit" kind="primary" loading={running}>
              {t('playground.send')}
            </Button>
            {running && <Button onClick={onCancel}>{t('action.cancel')}</Button>}
            <span className={styles.shortcut}>
              <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
            </span>
            {text !== example.text && (
              <Button kind="text" onClick={() => onText(example.text)}>
                {t('playground.reset')}
              </Button>
            )}
          </div>
        }
      >
        <Stack>
          <Choices {...props} />
          <BodyField
            key={`${endpoint.name} ${example.name}`}
            text={text}
            schema={endpoint.schema}
            onChange={onText}
            onSubmit={onSend}
          />
          <FormField
            label={t('playground.way.label')}
            hint={t(way === 'session' && isTest ? 'playground.way.testHint' : `playground.way.${way}Hint`)}
          >
            <Select
              value={way}
              options={WAYS.map((value) => ({ value, label: t(`playground.way.${value}`) }))}
              onValueChange={(chosen) => onWay(chosen as Way)} // one of the options
            />
          </FormField>
          {way === 'key' && <KeyField {...props} />}
        </Stack>
      </Card>
    </form>
  );
}

function Choices({ endpoints, endpoint, example, onChoose }: RequestCardProps) {
  const t = useText();
  return (
    <div className={styles.pair}>
      <FormField label={t('dashboard.usage.endpoint')}>
        <Select
          value={endpoint.name}
          options={endpoints.map(({ name }) => ({ value: name, label: name }))}
          onValueChange={(name) => onChoose(name)}
        />
      </FormField>
      <FormField label={t('playground.example')}>
        <Select
          value={example.name}
          // In the document's words, as its fields are.
          options={endpoint.examples.map(({ name, summary }) => ({ value: name, label: summary }))}
          onValueChange={(name) => onChoose(endpoint.name, name)}
        />
      </FormField>
    </div>
  );
}

function KeyField({ pastedKey, keyError, onKey }: RequestCardProps) {
  const t = useText();
  return (
    <FormField label={t('keys.once.key')} error={keyError}>
      <TextField
        type="password"
        value={pastedKey}
        autoComplete="off"
        spellCheck={false}
        placeholder="tk_test_…"
        onChange={(event) => onKey(event.target.value)}
      />
    </FormField>
  );
}
