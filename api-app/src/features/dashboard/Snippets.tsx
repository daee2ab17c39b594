import type { DashboardSummary } from '@tracking-console/contract/console';
import { CodeTabs } from '../../components/CodeTabs.tsx';

interface SnippetsProps {
  summary: DashboardSummary;
  endpoint: 'register' | 'push';
}

const BODY = '[{"number":"RR123456785GB"}]';

/** The first calls to make, with the reader's own key. */
export function Snippets({ summary: { base_url, key }, endpoint }: SnippetsProps) {
  const mark = key ? `${key.prefix}...${key.last4}` : 'tk_live_...';
  return <CodeTabs call={{ url: `${location.origin}${base_url}/${endpoint}`, key: mark, body: BODY }} />;
}
