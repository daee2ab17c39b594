import { isIP } from 'node:net';
import { WEBHOOK_PORTS, type WebhookMode, type WebhookProblem } from '@tracking-console/contract/webhookConstants';
import { isDenied } from './deniedAddress.ts';

/** What is wrong with the address of a webhook; null: nothing. Names are resolved when it is sent to. */
export function checkUrl(text: string, mode: WebhookMode, sandbox: boolean): WebhookProblem | null {
  if (text.trim() === '') return 'url';
  const url = URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text)) return 'scheme';
  if (url.username || url.password) return 'credentials';
  if (url.hash) return 'fragment';
  if (url.protocol === 'http:' && mode === 'live') return 'insecure';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const local = sandbox && mode === 'test' && isLocal(host);
  if (local) return null;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!WEBHOOK_PORTS.some((known) => known === port)) return 'port';
  return isLocal(host) || (isIP(host) !== 0 && isDenied(host, { loopback: false })) ? 'private' : null;
}

function isLocal(host: string): boolean {
  if (isIP(host) === 0) return /^(.+\.)?localhost\.?$/i.test(host);
  return isDenied(host, { loopback: false }) && !isDenied(host, { loopback: true });
}
