import { useLanguage } from '@tracking-console/app-kit';
import { Banner, Card, EmptyState, formatNumber, KeyValueList, Skeleton, StatusBadge } from '@tracking-console/ui';
import { Stack } from '@tracking-console/ui/later';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useText } from '../../useText.ts';
import type { PlainResponse } from './sendRequest.ts';
import type { RequestState } from './useRequest.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The response, or why there is none. */
export function ResponseCard({ state }: { state: RequestState }) {
  const t = useText();
  return (
    <Card
      title={t('response.title')}
      actions={state.phase === 'answered' && <Figures response={state.response} />}
      busy={state.phase === 'running'}
    >
      <Stack>
        {state.phase === 'idle' && <EmptyState kind="nothing" title={t('playground.response.none')} />}
        {state.phase === 'running' && <Skeleton rows={4} />}
        {state.phase === 'canceled' && <Banner kind="warning" text={t('playground.response.canceled')} />}
        {state.phase === 'failed' && <Banner kind="error" text={t('playground.response.failed')} />}
        {state.phase === 'answered' && <Answer response={state.response} />}
      </Stack>
    </Card>
  );
}

function Figures({ response: { status, ms } }: { response: PlainResponse }) {
  const t = useText();
  const time = formatNumber(ms, useLanguage());
  return (
    <StatusBadge tone={status === 200 ? 'green' : 'red'}>
      {t('webhooks.test.ok', { code: status, ms: time })}
    </StatusBadge>
  );
}

function Answer({ response }: { response: PlainResponse }) {
  const t = useText();
  const { kind, text } = useVerdict(verdictOf(response));
  const headers = Object.entries(response.headers);
  return (
    <>
      <Banner kind={kind} text={text} />
      <CodeBlock title={t('webhooks.test.response')} text={response.body} empty={t('webhooks.test.noBody')} />
      {headers.length > 0 && <KeyValueList items={headers.map(([label, value]) => ({ key: label, label, value }))} />}
    </>
  );
}

function useVerdict(verdict: Verdict) {
  const t = useText();
  switch (verdict.kind) {
    case 'accepted':
      return { kind: 'success' as const, text: t('tracking.sync.ok') };
    case 'items': {
      const { accepted, rejected } = verdict;
      const kind = rejected === 0 ? ('success' as const) : ('warning' as const);
      return { kind, text: t('playground.verdict.items', { accepted, rejected }) };
    }
    case 'refused':
      return {
        kind: 'error' as const,
        text: t('playground.verdict.refused', { code: verdict.code, reason: verdict.message }),
      };
    case 'limited':
      return { kind: 'error' as const, text: t('playground.verdict.limited', { seconds: verdict.seconds }) };
    default:
      return {
        kind: 'error' as const,
        text: t(verdict.kind === 'broken' ? 'errors.-1' : `playground.verdict.${verdict.kind}`),
      };
  }
}
