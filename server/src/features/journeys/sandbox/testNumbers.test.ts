import { statusOfTestNumber, testNumberOf } from '@tracking-console/contract/api/testNumbers';
import { mainStatusOf, SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../../testing/trackClient.ts';
import { findCarrier, listCarrierEntries } from '../../carriers/carriers.ts';
import { MEANINGS } from './meanings.ts';
import { playJourney } from './sandboxAdapter.ts';
import { testJourney } from './testJourney.ts';

const STATUSES = Object.values(SUB_STATUSES).flat();
const registerTime = new Date('2026-03-02T15:00:00.250Z');

const requestFor = (number: string, carrier = 11031) => ({
  ...{ number, carrier, finalCarrier: 0, registerTime, language: 'en', translationMode: '' },
  ...{ additionalFields: {}, state: null },
});

describe('over the API', () => {
  let server: TestServer;
  let client: TrackClient;
  beforeAll(async () => {
    // Whatever the speed of other journeys is.
    server = await startTestServer({ journeySpeed: 1 });
    server.stopClock();
    client = await openTrackClient(server, 'test');
    const numbers = STATUSES.map((status) => ({ number: testNumberOf(status) }));
    await client.call('register', numbers);
    for (let passed = 0; passed < MINUTE; passed += 3 * SECOND) {
      await server.services.sync.syncShipments(await server.services.sync.claimDue(100));
      server.pass(3 * SECOND);
    }
  });
  afterAll(() => server.close());

  const read = async (number: string) => {
    const [row] = await client.accepted('gettracklist', { number });
    const [{ track_info }] = await client.accepted('gettrackinfo', [{ number }]);
    return { row, track_info };
  };

  it.each(STATUSES)('PG-13d a test number plays %s within a minute of its registration', async (status) => {
    const { row, track_info } = await read(testNumberOf(status));
    const main = mainStatusOf(status);
    expect(track_info.latest_status).toMatchObject({ status: main, sub_status: status });
    expect(row).toMatchObject({ package_status: main, sub_status: status });
    // The checkpoints are in order, none of them later than now, and none twice.
    const events = track_info.tracking.providers.flatMap(({ events }: { events: { time_iso: string }[] }) => events);
    const times = events.map(({ time_iso }: { time_iso: string }) => Date.parse(time_iso));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(new Set(times).size).toBe(times.length);
    expect(Math.max(0, ...times)).toBeLessThanOrEqual(server.services.now().getTime());
    expect(events.length > 0).toBe(main !== 'NotFound');
    expect(row.tracking_status).toBe(status === 'Expired_Other' ? 'Stopped' : 'Tracking');
    expect(row.stop_track_reason).toBe(status === 'Expired_Other' ? 'Expired' : null);
  });

  it('PG-13d a test number can be played again under an ending of one’s own, and by another carrier', async () => {
    const again = [{ number: 'sandbox-delivered-other-second' }, { number: 'SANDBOX-DELIVERED-OTHER', carrier: 3011 }];
    expect(await client.accepted('register', again)).toMatchObject([
      { number: 'SANDBOX-DELIVERED-OTHER-SECOND', carrier: 11031, origin: 1 },
      { number: 'SANDBOX-DELIVERED-OTHER', carrier: 3011 },
    ]);
    expect(await client.codes('register', [{ number: 'SANDBOX-NO-SUCH' }])).toEqual([-18019903]);
    expect(await client.codes('register', [{ number: 'SANDBOX-INFORECEIVED', carrier: 1 }])).toEqual([-18019910]);
  });
});

it.each(STATUSES)('PG-13d each step on the way to %s is told at its time and stays', (status) => {
  const request = requestFor(testNumberOf(status));
  const seen: number[] = [];
  for (let passed = 0; passed <= MINUTE; passed += SECOND) {
    const now = new Date(registerTime.getTime() + passed);
    const { legs, nextUpdateTime } = playJourney(request, now, 60);
    const events = legs.flatMap(({ checkpoints }) => checkpoints);
    expect(events.length).toBeGreaterThanOrEqual(seen.at(-1) ?? 0);
    for (const { at } of events) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
    if (nextUpdateTime) expect(nextUpdateTime.getTime()).toBeGreaterThan(now.getTime());
    seen.push(events.length);
  }
  const { checkpoints = [], quietTime } = testJourney(request) ?? {};
  expect(seen.at(-1)).toBe(checkpoints.length);
  const last = checkpoints.at(-1);
  if (last && !quietTime) expect(MEANINGS[last.planned.phrase].subStatus).toBe(status);
});

it('PG-13d reads test numbers of every status back, and no other number', () => {
  for (const status of STATUSES) {
    expect(statusOfTestNumber(testNumberOf(status))).toBe(status);
    expect(statusOfTestNumber(`${testNumberOf(status)}-42`)).toBe(status);
    expect(testNumberOf(status)).toMatch(/^[A-Z0-9-]{5,50}$/);
  }
  for (const number of [
    'RB123456785GB',
    'SANDBOX-',
    'SANDBOX-DELIVERED',
    'SANDBOX-DELIVERED-OTHERS',
    'XSANDBOX-INFORECEIVED',
  ])
    expect(statusOfTestNumber(number)).toBeUndefined();
});

it('PG-13d plays with every carrier there is', () => {
  for (const { key } of listCarrierEntries()) {
    if (!findCarrier(key)) continue;
    const { legs } = playJourney(
      requestFor(testNumberOf('Delivered_Other'), key),
      new Date(registerTime.getTime() + MINUTE),
      1,
    );
    expect(legs[0]?.checkpoints.at(-1)?.sub_status).toBe('Delivered_Other');
  }
});
