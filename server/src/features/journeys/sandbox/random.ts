import { createHash } from 'node:crypto';

export type Random = () => number;

/** A repeatable stream of numbers from 0 to 1 for a text: the same shipment always travels the same way. */
export function randomFrom(text: string): Random {
  let state = createHash('sha256').update(text).digest().readUInt32LE();
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `min` to `max`, both included. */
export function between(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** One of the options, in proportion to its weight. */
export function weighted<T>(random: Random, options: readonly (readonly [T, number])[]): T {
  let rest = random() * options.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [option, weight] of options) {
    rest -= weight;
    if (rest < 0) return option;
  }
  throw new RangeError('nothing to choose from');
}
