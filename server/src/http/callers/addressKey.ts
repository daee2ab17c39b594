import ipaddr from 'ipaddr.js';

const MAX_LENGTH = 64;
const NETWORK_BYTES = 8;
const SITE_BYTES = 6;

/** The key of limits and known addresses: an IPv4 address, or the /64 network that is one IPv6 customer's. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, MAX_LENGTH);
  // An IPv4 address mapped into IPv6 is the same caller.
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : `${prefixOf(address, NETWORK_BYTES)}/64`;
}

/** The /48 of an IPv6 address: 65,536 networks that often are one customer's. null: not an IPv6 address. */
export function siteKey(ip: string): string | null {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
  return address?.kind() === 'ipv6' ? `${prefixOf(address, SITE_BYTES)}/48` : null;
}

const prefixOf = (address: ReturnType<typeof ipaddr.process>, bytes: number) =>
  Buffer.from(address.toByteArray().slice(0, bytes)).toString('hex');
