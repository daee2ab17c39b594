/** The `sign` header of a body: SHA-256 of body, slash and secret, in hex. Needs a secure context. */
export async function expectedSign(body: string, secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${body}/${secret}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
