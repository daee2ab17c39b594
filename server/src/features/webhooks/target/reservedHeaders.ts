/** Headers of the connection, or those that describe the message and sign it. */
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
