import ipaddr from 'ipaddr.js';

const MAX_LENGTH = 64;
const NETWORK_BYTES = 8;

/** What limits and known addresses go by: an IPv4 address, or the /64 network one IPv6 customer has to themselves. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, MAX_LENGTH);
  // An IPv4 address mapped into IPv6 is the same caller.
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${Buffer.from(address.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')}/64`;
}
