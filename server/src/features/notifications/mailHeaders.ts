import { createHash } from 'node:crypto';

/** The same for the same notifications, whichever process sends them. */
export function messageIdOf(rows: readonly { id: number }[]): string {
  const ids = rows.map(({ id }) => id).join(' ');
  return createHash('sha256').update(ids).digest('hex').slice(0, 32);
}

/** RFC 8058: the mail program's own button. */
export const unsubscribeHeaders = (url: string) => ({
  'list-unsubscribe': `<${url}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});
