import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { CodeTabs } from '../../components/CodeTabs.tsx';
import { exampleKey } from '../../model/snippets.ts';
import { useShownMode } from '../../model/useShownMode.ts';

interface SnippetsProps {
  summary: DashboardSummary;
  endpoint: 'register' | 'push';
}

const BODY = '[{"number":"RR123456785GB"}]';

/** The first calls to make, with the reader's own key. */
export function Snippets({ summary: { base_url, key }, endpoint }: SnippetsProps) {
  const mode = useShownMode();
  return (
    <CodeTabs call={{ url: `${location.origin}${base_url}/${endpoint}`, key: exampleKey(key, mode), body: BODY }} />
  );
}
