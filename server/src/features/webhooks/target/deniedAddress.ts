import ipaddr from 'ipaddr.js';

/** Global unicast; everything else of IPv6 is special, whatever its range is called. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Documentation (RFC 9637), which the library does not know yet. */
const DOCUMENTATION_V6 = ipaddr.IPv6.parseCIDR('3fff::/20');
/** Public by its number, or of the customer's own network, but the host's own service in one cloud. */
const METADATA = ['168.63.129.16', 'fd00:ec2::254'];
const LOCAL = ['loopback', 'private', 'uniqueLocal'];

/**
 * Whether a webhook must not be sent there: private, loopback, link-local, metadata, translated or otherwise special. Of
 * these, `local` lets the private and the loopback ones pass.
 */
export function isDenied(address: string, { local }: { local: boolean }): boolean {
  if (!ipaddr.isValid(address)) return true;
  // A mapped IPv4 address is judged as that address.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (METADATA.includes(parsed.toString())) return true;
  if (LOCAL.includes(range)) return !local;
  if (range !== 'unicast') return true;
  if (!(parsed instanceof ipaddr.IPv6)) return false;
  return !parsed.match(GLOBAL_V6) || parsed.match(DOCUMENTATION_V6);
}
