import type { DashboardSummary } from '@tracking-console/contract/console';
import { CodeTabs } from '../../components/CodeTabs.tsx';
import { exampleKey } from '../../model/snippets.ts';

interface SnippetsProps {
  summary: DashboardSummary;
  endpoint: 'register' | 'push';
}

const BODY = '[{"number":"RR123456785GB"}]';

/** The first calls to make, with the reader's own key. */
export function Snippets({ summary: { base_url, key }, endpoint }: SnippetsProps) {
  return <CodeTabs call={{ url: `${location.origin}${base_url}/${endpoint}`, key: exampleKey(key), body: BODY }} />;
}
