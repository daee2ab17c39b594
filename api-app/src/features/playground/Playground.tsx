import { useKitText, usePlatform } from '@tracking-console/app-kit';
import { LoadFailed } from '@tracking-console/app-kit/later';
import { Card, Skeleton } from '@tracking-console/ui';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CodeTabs } from '../../components/CodeTabs.tsx';
import { useText } from '../../useText.ts';
import type { Endpoint, Example } from './apiDocument.ts';
import { useListEndpointsQuery } from './documentQuery.ts';
import styles from './playground.module.css';
import { addressOf, readAddress } from './playgroundAddress.ts';
import { RequestCard } from './RequestCard.tsx';
import { ResponseCard } from './ResponseCard.tsx';
import type { Way } from './sendRequest.ts';
import { TestNumbers } from './TestNumbers.tsx';
import { useRequest } from './useRequest.ts';

/** Calls of the public API, tried out in the browser: what the server's document names, and nothing else. */
export function Playground() {
  const kit = useKitText();
  const { data: endpoints, isError, refetch } = useListEndpointsQuery();
  const [address, setAddress] = useSearchParams();
  const { endpoint, example } = readAddress(address, endpoints ?? []);
  if (isError)
    return (
      <Card>
        <LoadFailed title={kit('fetchFailed.title')} onRetry={refetch} />
      </Card>
    );
  if (!endpoints || !endpoint)
    return (
      <Card busy>
        <Skeleton rows={8} />
      </Card>
    );
  return (
    <Bench
      endpoints={endpoints}
      endpoint={endpoint}
      example={example}
      onChoose={(name, body) => setAddress(addressOf(address, name, body), { replace: true })}
    />
  );
}

interface BenchProps {
  endpoints: readonly Endpoint[];
  endpoint: Endpoint;
  example: Example;
  onChoose: (endpoint: string, example?: string) => void;
}

function Bench({ endpoints, endpoint, example, onChoose }: BenchProps) {
  const t = useText();
  const [way, setWay] = useState<Way>('session');
  // Kept in memory only: a key is neither saved as a draft nor put in the URL.
  const [key, setKey] = useState('');
  const [isKeyMissed, setKeyMissed] = useState(false);
  const { state, send, cancel, reset } = useRequest();
  const responsePlace = useRef<HTMLDivElement>(null);
  const [text, setText] = useBody(endpoint, example);
  const needsKey = way === 'key' && key.trim() === '';
  const submit = () => {
    setKeyMissed(needsKey);
    if (!needsKey) void send({ endpoint: endpoint.name, body: text, way, key });
  };
  const registerTest = (number: string) => {
    void send({ endpoint: 'register', body: JSON.stringify([{ number }]), way: 'session', key: '', mode: 'test' });
    responsePlace.current?.focus();
  };
  const choose = (name: string, body?: string) => {
    cancel();
    reset();
    onChoose(name, body);
  };
  return (
    <div className={styles.playground}>
      <RequestCard
        endpoints={endpoints}
        endpoint={endpoint}
        example={example}
        text={text}
        way={way}
        keyError={isKeyMissed && needsKey ? t('playground.keyMissing') : null}
        pastedKey={key}
        running={state.phase === 'running'}
        onChoose={choose}
        onText={setText}
        onWay={setWay}
        onKey={setKey}
        onSend={submit}
        onCancel={cancel}
      />
      <div ref={responsePlace} tabIndex={-1} className={styles.response}>
        <ResponseCard state={state} />
      </div>
      <Card>
        <CodeTabs
          call={{ url: endpoint.url, key: way === 'session' ? 'tk_live_...' : 'tk_test_...', body: compact(text) }}
        />
      </Card>
      <TestNumbers onRegister={registerTest} />
    </div>
  );
}

/** The body that is being typed, kept for each example across reloads. */
function useBody(endpoint: Endpoint, example: Example) {
  const { drafts } = usePlatform();
  const field = `playground.${endpoint.name}.${example.name}`;
  const kept = useMemo(() => drafts.read(field), [drafts, field]);
  const [typed, setTyped] = useState<{ field: string; text: string }>();
  const text = typed?.field === field ? typed.text : kept || example.text;
  const change = (next: string) => {
    setTyped({ field, text: next });
    drafts.write(field, next === example.text ? '' : next);
  };
  return [text, change] as const;
}

function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
