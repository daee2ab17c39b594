import { isIP } from 'node:net';
import { WEBHOOK_PORTS, type WebhookMode } from '@tracking-console/contract/webhookConstants';
import { isDenied } from './deniedAddress.ts';

/** What is wrong with the address of a webhook, in one sentence; null: nothing. Names are resolved when it is sent to. */
export function checkUrl(text: string, mode: WebhookMode, sandbox: boolean): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text)) return 'The URL must begin with https:// and name a host.';
  if (url.username || url.password) return 'The URL must not contain a user name or password.';
  if (url.hash) return 'The URL must not contain a fragment (#).';
  if (url.protocol === 'http:' && mode === 'live') return 'A live webhook needs https.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const local = sandbox && mode === 'test' && isLocal(host);
  if (local) return null;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!WEBHOOK_PORTS.some((known) => known === port)) return `The port must be one of ${WEBHOOK_PORTS.join(', ')}.`;
  if (isLocal(host) || (isIP(host) !== 0 && isDenied(host, { loopback: false })))
    return 'The URL must lead to a public address.';
  return null;
}

function isLocal(host: string): boolean {
  if (isIP(host) === 0) return /^(.+\.)?localhost\.?$/i.test(host);
  return isDenied(host, { loopback: false }) && !isDenied(host, { loopback: true });
}
