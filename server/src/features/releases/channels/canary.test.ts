import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { bucketOf, releaseFor } from './canary.ts';

const canaryAt = (percent: number, salt = 's') => ({ stable: 'a', canary: 'b', percent, salt });
const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredth) => hundredth / 100);

it('RL-4 takes the bucket from the first 32 bits of SHA-256(salt + "." + gid)', () => {
  const digest = createHash('sha256').update('spring.100000000001').digest('hex');
  expect(bucketOf('spring', '100000000001')).toBe(Number.parseInt(digest.slice(0, 8), 16) % 10_000);
});

it('RL-4 takes nobody back to stable while the canary rises', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), percents, percents, (salt, gid, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const before = releaseFor(canaryAt(low, salt), gid);
      expect(before === 'a' || releaseFor(canaryAt(high, salt), gid) === 'b').toBe(true);
    }),
  );
});

it('RL-4 shows the canary exactly where the bucket is below percent × 100', () => {
  fc.assert(
    fc.property(fc.string(), percents, (gid, percent) => {
      const expected = bucketOf('s', gid) < Math.round(percent * 100) ? 'b' : 'a';
      expect(releaseFor(canaryAt(percent), gid)).toBe(expected);
    }),
  );
});

it('RL-4 shows nobody a canary of 0 %, everybody one of 100 %, and strangers the stable release', () => {
  fc.assert(
    fc.property(fc.string(), (gid) => {
      expect(releaseFor(canaryAt(0), gid)).toBe('a');
      expect(releaseFor(canaryAt(100), gid)).toBe('b');
      expect(releaseFor({ ...canaryAt(100), canary: null }, gid)).toBe('a');
    }),
  );
  expect(releaseFor(canaryAt(100), null)).toBe('a');
});

it('RL-4 gives a canary of 10 % to a tenth of the customers', () => {
  const gids = Array.from({ length: 100_000 }, (_, index) => String(100_000_000_000 + index));
  const share = gids.filter((gid) => releaseFor(canaryAt(10), gid) === 'b').length / gids.length;
  expect(Math.abs(share - 0.1)).toBeLessThan(0.005);
});
