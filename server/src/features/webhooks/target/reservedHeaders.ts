/** Of the connection, or those that say what a message is and that it is ours. */
const RESERVED = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'sign',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
];

export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return RESERVED.includes(lower) || lower.startsWith('webhook-');
}
