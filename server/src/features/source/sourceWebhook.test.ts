import { createHash } from 'node:crypto';
import { HOUR } from '@tracking-console/contract/values/durations';
import { namesOf, SOURCE, setUpSourced, sourced, sourceEvent, sourceJourney } from '../../../testing/sourced.ts';
import { startTestServer } from '../../../testing/testServer.ts';
import { checkpoints } from '../journeys/checkpointTable.ts';
import { signatureHeaders } from '../webhooks/delivery/signBody.ts';
import { sourceEvents } from './sourceTable.ts';

const UPS = '1Z5R89390357567127';

setUpSourced();

describe('PA-6 the webhooks of the source', () => {
  const updated = (number: string, info: object, carrier = SOURCE.carrier) =>
    JSON.stringify({ event: 'TRACKING_UPDATED', data: { number, carrier, tag: null, track_info: info } });
  const stopped = (number: string) =>
    JSON.stringify({ event: 'TRACKING_STOPPED', data: { number, carrier: SOURCE.carrier, tag: null, param: null } });

  const send = (body: string, headers: Record<string, string>) =>
    sourced.server.app.inject({
      method: 'POST',
      url: '/source/webhook',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
  const wireSign = (body: string, key = SOURCE.key) => ({
    sign: createHash('sha256').update(`${body}/${key}`).digest('hex'),
  });
  const standard = (body: string, id: string, secret = SOURCE.secret) =>
    signatureHeaders({ eventKey: id, body, time: sourced.server.services.now() }, [secret]);

  async function record(): Promise<void> {
    while (await sourced.server.services.source.inbox?.recordNext());
  }

  it('are believed by either signature, over the exact bytes', async () => {
    const body = ` ${updated(UPS, {})}\n`;
    expect((await send(body, wireSign(body))).statusCode).toBe(200);
    expect((await send(body, standard(body, 'event-1'))).statusCode).toBe(200);
    expect((await send(body, wireSign(body, SOURCE.secret))).statusCode).toBe(200);
    expect(await sourced.db.$count(sourceEvents)).toBe(2);
  });

  it.each([
    ['no signature', () => ({})],
    ['another key', (body: string) => wireSign(body, 'another-key')],
    ['other bytes', (body: string) => wireSign(`${body} `)],
    ['another secret', (body: string) => standard(body, 'event-1', 'whsec_b3RoZXI=')],
    ['another id', (body: string) => ({ ...standard(body, 'event-1'), 'webhook-id': 'event-2' })],
    [
      'a later signature and a right sign',
      (body: string) => ({ ...standard(body, 'event-1', 'whsec_b3RoZXI='), ...wireSign(body) }),
    ],
    [
      'a time long ago',
      (body: string) => ({ ...signatureHeaders({ eventKey: 'event-1', body, time: new Date(0) }, [SOURCE.secret]) }),
    ],
  ])('are refused with %s', async (_what, headers) => {
    const body = updated(UPS, {});
    expect((await send(body, headers(body) as Record<string, string>)).statusCode).toBe(401);
    expect(await sourced.db.$count(sourceEvents)).toBe(0);
  });

  it('have one effect however often they come, in whichever order', async () => {
    const [id = 0] = await sourced.add(UPS);
    await sourced.sync();
    const early = updated(UPS, sourceJourney([sourceEvent('InTransit_PickedUp')], 'InTransit_PickedUp'));
    const late = updated(
      UPS,
      sourceJourney(
        [sourceEvent('Delivered_Other', '2026-03-04T10:00:00Z'), sourceEvent('InTransit_PickedUp')],
        'Delivered_Other',
      ),
    );
    for (const [body, key] of [
      [late, 'b'],
      [late, 'b'],
      [early, 'a'],
      [late, 'b'],
      [early, 'a'],
    ] as const) {
      expect((await send(body, standard(body, key))).statusCode).toBe(200);
      await record();
    }
    expect(await sourced.read(id)).toMatchObject({
      subStatus: 'Delivered_Other',
      adapterState: { carrier: SOURCE.carrier },
    });
    expect(await sourced.db.$count(checkpoints)).toBe(2);
    expect(await sourced.db.$count(sourceEvents)).toBe(2);
    sourced.calls.length = 0;
    sourced.server.pass(24 * HOUR);
    await sourced.sync();
    expect(namesOf(sourced.calls)).toEqual(['gettrackinfo']);
  });

  it('reach every customer’s shipment of that number and carrier, and nobody else’s', async () => {
    const [first = 0, other = 0] = await sourced.add(UPS, 'TBA000000000101');
    await sourced.changeCustomer();
    const [second = 0] = await sourced.add(UPS);
    await sourced.sync();
    const body = updated(UPS, sourceJourney([sourceEvent('InTransit_Other')], 'InTransit_Other'));
    const elsewhere = updated(UPS, sourceJourney([sourceEvent('Exception_Lost')], 'Exception_Lost'), 100003);
    await send(body, wireSign(body));
    await send(elsewhere, wireSign(elsewhere));
    await record();
    for (const id of [first, second]) expect((await sourced.read(id)).subStatus).toBe('InTransit_Other');
    expect((await sourced.read(other)).latestEvent).toBeNull();
  });

  it('end the following of what the source follows no more', async () => {
    const [id = 0] = await sourced.add(UPS);
    await sourced.sync();
    const body = stopped(UPS);
    await send(body, standard(body, 'event-9'));
    await record();
    expect(await sourced.read(id)).toMatchObject({
      trackingStatus: 'Stopped',
      stopTrackReason: 'Expired',
      nextSyncTime: null,
    });
  });

  it.each(['[]', '{"event":"SOMETHING_ELSE","data":{}}', '{"event":"TRACKING_UPDATED"}', 'no JSON', ''])(
    'that cannot be used are taken and left alone: %s',
    async (body) => {
      expect((await send(body, wireSign(body))).statusCode).toBe(200);
      expect(await sourced.db.$count(sourceEvents)).toBe(0);
    },
  );

  it('are not taken without a source', async () => {
    const plain = await startTestServer();
    const body = updated(UPS, {});
    const headers = { 'content-type': 'application/json', ...wireSign(body) };
    const answer = await plain.app.inject({ method: 'POST', url: '/source/webhook', headers, payload: body });
    expect(answer.statusCode).toBe(401);
    await plain.close();
  });
});
