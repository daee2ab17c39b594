import { SECOND } from '@tracking-console/contract/values/durations';
import {
  knows,
  knowsNothing,
  namesOf,
  type Respond,
  setUpSourced,
  sourced,
  sourceEvent,
  sourceJourney,
} from '../../../testing/sourced.ts';

const UPS = '1Z5R89390357567127';

setUpSourced();

describe('when the source does not answer', () => {
  const findAwaySince = () => sourced.server.services.source.findAwaySince();

  it('PA-1 waits as long as Retry-After says, and calls that no outage', async () => {
    const [id = 0] = await sourced.add(UPS);
    sourced.respond = () => ({ status: 429, headers: { 'retry-after': '7' }, body: {} });
    await sourced.sync();
    await sourced.sync();
    expect(sourced.calls).toHaveLength(1);
    expect((await sourced.read(id)).nextSyncTime?.getTime()).toBe(sourced.server.services.now().getTime() + 7 * SECOND);
    sourced.respond = knowsNothing;
    sourced.server.pass(7 * SECOND);
    await sourced.sync();
    expect(namesOf(sourced.calls)).toEqual(['register', 'register', 'gettrackinfo']);
    expect(await findAwaySince()).toBeNull();
  });

  it.each([
    ['HTTP 503', () => ({ status: 503, body: {} })],
    ['a key it refuses', () => ({ status: 401, body: { code: -18010002, data: { errors: [] } } })],
    ['an account that is disabled', () => ({ body: { code: -18010004, data: { errors: [] } } })],
    ['what is no JSON of the wire', () => ({ body: ['hello'] })],
    ['a redirect', () => ({ status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: {} })],
  ] satisfies [string, Respond][])(
    'it is away with %s: nothing is lost, and it is asked less and less',
    async (what, away) => {
      const rounds = what === 'HTTP 503' ? 9 : 2;
      const [id = 0] = await sourced.add(UPS);
      sourced.respond = away;
      const since = sourced.server.services.now();
      await sourced.sync();
      expect(await findAwaySince()).toBeNull();
      const waits: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const wait = ((await sourced.read(id)).nextSyncTime?.getTime() ?? 0) - sourced.server.services.now().getTime();
        waits.push(wait / SECOND);
        await sourced.sync();
        sourced.server.pass(wait);
        await sourced.sync();
      }
      expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300].slice(0, rounds));
      expect(sourced.calls).toHaveLength(rounds + 1);
      expect(await findAwaySince()).toEqual(since);
      expect(await sourced.read(id)).toMatchObject({ syncStatus: true, trackTime: null, trackingStatus: 'Tracking' });
      sourced.respond = knows(sourceJourney([sourceEvent('InTransit_Other')], 'InTransit_Other'));
      sourced.server.pass(300 * SECOND);
      await sourced.sync();
      expect(await findAwaySince()).toBeNull();
      expect((await sourced.read(id)).subStatus).toBe('InTransit_Other');
    },
  );

  it('hands out nothing while it is away, however much is due', async () => {
    await sourced.add(...Array.from({ length: 60 }, (_, index) => `TBA000000000${100 + index}`));
    sourced.respond = () => ({ status: 503, body: {} });
    await sourced.sync();
    await sourced.sync();
    await sourced.sync();
    expect(sourced.calls).toHaveLength(1);
  });

  it('one call that is refused as a whole is no outage', async () => {
    const [id = 0] = await sourced.add(UPS);
    sourced.respond = () => ({ body: { code: -18010013, data: { errors: [{ code: -18010013, message: '' }] } } });
    await sourced.sync();
    await sourced.sync();
    expect(await findAwaySince()).toBeNull();
    expect(await sourced.read(id)).toMatchObject({ syncStatus: false, trackingStatus: 'Tracking' });
  });
});
