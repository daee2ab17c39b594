import type { Endpoint, Example } from './apiDocument.ts';

const NO_EXAMPLE: Example = { name: '', summary: '', text: '[]' };

/** The endpoint and example in the URL; unknown names give the first. */
export function readAddress(address: URLSearchParams, endpoints: readonly Endpoint[]) {
  const wanted = address.get('endpoint')?.toLowerCase();
  const endpoint = endpoints.find(({ name }) => name.toLowerCase() === wanted) ?? endpoints[0];
  const named = endpoint?.examples.find(({ name }) => name === address.get('example'));
  return { endpoint, example: named ?? endpoint?.examples[0] ?? NO_EXAMPLE };
}

/** Another endpoint begins with its first example. */
export function addressOf(address: URLSearchParams, endpoint: string, example = ''): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('endpoint', endpoint);
  if (example) next.set('example', example);
  else next.delete('example');
  return next;
}
