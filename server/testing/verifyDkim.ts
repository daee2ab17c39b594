import { createHash, createPublicKey, verify } from 'node:crypto';

/** Whether the mail's DKIM-Signature (RFC 6376, relaxed/relaxed, rsa-sha256) holds with the published record. */
export function verifyDkim(raw: string, record: string): { domain: string; selector: string; isValid: boolean } {
  const [head = '', ...parts] = raw.split('\r\n\r\n');
  const body = parts.join('\r\n\r\n');
  const headers = head
    .replace(/\r\n(?=[ \t])/g, '\0')
    .split('\r\n')
    .map((line) => line.replaceAll('\0', '\r\n'));
  const signature = headers.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1));
  const signed = (tags.get('h') ?? '').split(':').map((name) => find(headers, name));
  const unsigned = relaxed(signature.replace(/(\bb=)[^;]*$/, '$1'));
  const text = [...signed, unsigned].join('\r\n');
  const key = createPublicKey({
    key: Buffer.from(tagsOf(record).get('p') ?? '', 'base64'),
    type: 'spki',
    format: 'der',
  });
  const isValid =
    tags.get('bh') === createHash('sha256').update(relaxedBody(body)).digest('base64') &&
    verify('sha256', Buffer.from(text), key, Buffer.from(tags.get('b') ?? '', 'base64'));
  return { domain: tags.get('d') ?? '', selector: tags.get('s') ?? '', isValid };
}

const find = (headers: readonly string[], name: string) =>
  relaxed(headers.findLast((line) => line.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`)) ?? '');

function relaxed(header: string): string {
  const at = header.indexOf(':');
  const value = header
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${header.slice(0, at).trim().toLowerCase()}:${value}`;
}

const relaxedBody = (body: string) =>
  body
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(\r\n)*$/, '\r\n');

const tagsOf = (text: string) =>
  new Map(
    text.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim(), value.join('=').replace(/\s+/g, '')];
    }),
  );
