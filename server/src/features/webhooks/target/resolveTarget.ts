import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isDenied } from './deniedAddress.ts';

/** Answers with every address of a name. */
export type ResolveName = (name: string) => Promise<LookupAddress[]>;

/** The name has at least one address that no webhook may be sent to. */
export class DeniedAddress extends Error {}
/** The name has no address, or its lookup was not answered. */
export class UnknownName extends Error {}

const LOCAL = /^(.+\.)?localhost\.?$/i;

/** Queries name servers itself: the system's look-up would hold one of four threads while a dead server is awaited. */
export const resolveName: ResolveName = async (name) => {
  // RFC 6761: the name is this machine, even if a name server disagrees.
  if (LOCAL.test(name)) return LOOPBACK;
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
};

const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * The addresses of a host, resolved once: a connection to these very ones cannot be redirected by another answer.
 * @throws DeniedAddress, UnknownName
 */
export async function resolveTarget(
  host: string,
  allowed: { local: boolean },
  resolve: ResolveName,
): Promise<LookupAddress[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const addresses = family === 0 ? await resolve(literal) : [{ address: literal, family }];
  if (addresses.length === 0) throw new UnknownName(host);
  if (addresses.some(({ address }) => isDenied(address, allowed))) throw new DeniedAddress(host);
  return addresses;
}
