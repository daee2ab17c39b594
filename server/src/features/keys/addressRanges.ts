import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const BITS = { ipv4: 32, ipv6: 128 };
/** An IPv4 network is written inside IPv6 behind so many bits. */
const MAPPED_BITS = 96;
const DIGITS = /^\d{1,3}$/;

/**
 * An address, or a network in CIDR notation, as it is stored: 192.0.2.7 stays, 192.0.2.7/24 becomes 192.0.2.0/24.
 * null: it is neither.
 */
export function normalizeRange(text: string): string | null {
  const [written = '', length, ...more] = text.trim().split('/');
  const address = readAddress(written);
  if (!address || more.length > 0 || (length !== undefined && !DIGITS.test(length))) return null;
  const all = BITS[address.kind()];
  const bits = length === undefined ? all : Number(length) - offsetOf(written, address);
  if (bits < 0 || bits > all) return null;
  if (bits === all) return address.toString();
  const network = ipaddr.fromByteArray(address.toByteArray().map((byte, place) => byte & maskOf(bits, place)));
  return `${network.toString()}/${bits}`;
}

/** @param ranges as `normalizeRange` writes them */
export function isInRanges(ip: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return ranges.some((range) => {
    const [network = '', bits] = range.split('/');
    const start = ipaddr.parse(network);
    return start.kind() === address.kind() && address.match(start, Number(bits ?? BITS[address.kind()]));
  });
}

/** Null for texts that programs read differently, such as 010.0.0.1 or 127.1, and for addresses with a zone. */
function readAddress(text: string): Address | null {
  const isPlain = text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);
  return isPlain && !text.includes('%') ? ipaddr.process(text) : null;
}

const offsetOf = (written: string, address: Address) =>
  written.includes(':') && address.kind() === 'ipv4' ? MAPPED_BITS : 0;

/** Of the byte at this place, the bits that name the network. */
function maskOf(bits: number, place: number): number {
  const own = Math.min(8, Math.max(0, bits - place * 8));
  return 0xff & (0xff << (8 - own));
}
