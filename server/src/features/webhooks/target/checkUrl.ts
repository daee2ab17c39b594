import { isIP } from 'node:net';
import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { WEBHOOK_PORTS, type WebhookProblem } from '@tracking-console/contract/api/webhookConstants';
import { isDenied } from './deniedAddress.ts';
import { isLocalHost, type LocalTargets } from './localTargets.ts';

/** The fault of a webhook's address; null: none. Names are resolved when it is sent to. */
export function checkUrl(text: string, mode: DataMode, local: LocalTargets | null): WebhookProblem | null {
  if (text.trim() === '') return 'url';
  const url = URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text)) return 'scheme';
  if (url.username || url.password) return 'credentials';
  if (url.hash) return 'fragment';
  if (url.protocol === 'http:' && mode === 'live') return 'insecure';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (isLocalHost(host)) {
    if (!local || mode === 'live') return 'private';
    return local.isOpen(port) ? null : 'localPort';
  }
  if (!WEBHOOK_PORTS.some((known) => known === port)) return 'port';
  return isIP(host) !== 0 && isDenied(host, { local: false }) ? 'private' : null;
}
