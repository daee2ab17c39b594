import { MAIN_STATUSES, SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { HOUR, MINUTE } from '@tracking-console/contract/values/durations';
import {
  accept,
  knows,
  knowsNothing,
  namesOf,
  reject,
  SOURCE,
  setUpSourced,
  sourced,
  sourceEvent,
  sourceJourney,
} from '../../../testing/sourced.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

const UPS = '1Z5R89390357567127';

setUpSourced();

describe('asking the source', () => {
  it('PA-1 registers once, asks for 40 at a time and keeps to three calls a second', async () => {
    await sourced.add(...Array.from({ length: 90 }, (_, index) => `TBA000000000${100 + index}`));
    const begun = Date.now();
    await sourced.sync();
    await sourced.sync();
    await sourced.sync();
    expect(sourced.calls.map(({ name, items }) => [name, items.length])).toEqual([
      ['register', 40],
      ['gettrackinfo', 40],
      ['register', 40],
      ['gettrackinfo', 40],
      ['register', 10],
      ['gettrackinfo', 10],
    ]);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(5 * 333 - 20);
    sourced.calls.length = 0;
    sourced.server.pass(5 * MINUTE);
    await sourced.sync();
    expect(namesOf(sourced.calls)).toEqual(['gettrackinfo']);
  });

  it('PA-2 records a journey in full, and what the source leaves out as not known', async () => {
    const [id = 0] = await sourced.add(UPS);
    sourced.respond = knows({
      ...sourceJourney(
        [
          sourceEvent('Delivered_Other', '2026-03-03T09:00:00+01:00', { stage: 'Delivered' }),
          sourceEvent('InTransit_PickedUp', '2026-03-01T10:00:00Z', { stage: 'PickedUp', address: null }),
        ],
        'Delivered_Other',
      ),
      shipping_info: { shipper_address: { country: 'cn', city: 'Shenzhen' }, recipient_address: null },
      misc_info: { weight_kg: 2.5, pieces: '1', local_key: '7041' },
      time_metrics: { estimated_delivery_date: { source: 'Official', from: '2026-03-03', to: null } },
    });
    await sourced.sync();
    const shipment = await sourced.read(id);
    expect(shipment).toMatchObject({
      dataSource: 'carrier',
      packageStatus: 'Delivered',
      subStatus: 'Delivered_Other',
      syncStatus: true,
      shippingCountry: 'CN',
      recipientAddress: null,
      pickupTime: new Date('2026-03-01T10:00:00Z'),
      deliveryTime: new Date('2026-03-03T08:00:00Z'),
      estimatedDelivery: { source: 'Official', from: '2026-03-03', to: null },
    });
    expect(shipment.miscInfo).toMatchObject({ weight_kg: '2.5', pieces: '1', local_key: 7041, risk_factor: null });
    expect(shipment.latestEvent).toMatchObject({
      address: { country: 'DE', city: null },
      description_translation: null,
    });
  });

  it('PA-2 maps every status', async () => {
    const all = MAIN_STATUSES.flatMap((main) => [...SUB_STATUSES[main]]);
    const numbers = all.map((_, index) => `TBA000000000${100 + index}`);
    const ids = await sourced.add(...numbers);
    sourced.respond = (call) => {
      if (call.name !== 'gettrackinfo') return knowsNothing(call);
      return accept(
        call.items.map((item) => {
          const status = all[numbers.indexOf(item.number)] ?? '';
          const events = status.startsWith('NotFound') ? [] : [sourceEvent(status)];
          return { ...item, track_info: sourceJourney(events, status) };
        }),
      );
    };
    await sourced.sync();
    const shown = await Promise.all(ids.map(sourced.read));
    expect(shown.map(({ subStatus }) => subStatus)).toEqual(all);
    expect(shown.map(({ packageStatus }) => packageStatus)).toEqual(all.map((status) => status.split('_')[0]));
  });

  it.each([
    ['InTransit_Teleported', 'InTransit_Other'],
    ['InfoReceived_Label', 'InfoReceived'],
    ['Gone', 'InTransit_Other'],
    [null, 'InTransit_Other'],
  ])('PA-2 takes an event of the kind %s for %s', async (given, expected) => {
    const [id = 0] = await sourced.add(UPS);
    sourced.respond = knows({
      tracking: {
        providers: [
          {
            provider: { key: SOURCE.carrier },
            events: [sourceEvent(String(given), '2026-03-01 10:00', { stage: 'Lost', sub_status: given })],
          },
        ],
      },
    });
    await sourced.sync();
    expect(await sourced.read(id)).toMatchObject({
      subStatus: expected,
      latestEvent: { stage: null, time_iso: '2026-03-01 10:00' },
    });
  });

  it('PA-2 shows a status no event has said, until there is a later event', async () => {
    const [id = 0] = await sourced.add(UPS);
    sourced.respond = knows(sourceJourney([sourceEvent('InTransit_Other')], 'Expired_Other'));
    await sourced.sync();
    expect(await sourced.read(id)).toMatchObject({
      subStatus: 'Expired_Other',
      latestEvent: { sub_status: 'InTransit_Other' },
    });
    sourced.respond = knows(
      sourceJourney(
        [sourceEvent('InTransit_Arrival', '2026-03-02T10:00:00Z'), sourceEvent('InTransit_Other')],
        'InTransit_Arrival',
      ),
    );
    sourced.server.pass(24 * HOUR);
    await sourced.sync();
    expect((await sourced.read(id)).subStatus).toBe('InTransit_Arrival');
  });

  it.each([
    [{}, {}],
    [{ tracking: { providers: 'none' } }, {}],
    [{ tracking: { providers: [null, 7, { events: [null, 'x', {}] }] }, shipping_info: [], latest_status: 3 }, {}],
    [
      sourceJourney(
        [sourceEvent('InTransit_Other', '\u0000', { description: 'a\u0000b\ud800', location: 5, address: 'x' })],
        'InTransit_Other',
      ),
      { description: 'ab', location: '5' },
    ],
  ])('PA-2 reads what is written otherwise: %#', async (given, latestEvent) => {
    const [id = 0] = await sourced.add(UPS);
    sourced.respond = knows(given);
    await sourced.sync();
    const shipment = await sourced.read(id);
    expect(shipment).toMatchObject({ syncStatus: true, trackingStatus: 'Tracking' });
    expect(shipment.latestEvent ?? {}).toMatchObject(latestEvent);
  });

  it('registers anew under another carrier, tells of further details, and follows once more after a stop', async () => {
    const { corrections } = sourced.server.services.shipments;
    const owner = { gid: sourced.gid(), scope: 'BUYER' } as const;
    const [id = 0] = await sourced.add(UPS);
    await sourced.sync();
    sourced.calls.length = 0;
    expect((await corrections.changeCarrier(owner, id, { first: 100003, second: 0 })).kind).toBe('done');
    await sourced.sync();
    expect(sourced.calls[0]).toEqual({ name: 'register', items: [{ number: UPS, carrier: 100003 }] });
    sourced.calls.length = 0;
    await sourced.db.update(shipments).set({ additionalFields: { phone_number_last_4: '1234' } });
    sourced.server.pass(HOUR);
    await sourced.sync();
    expect(sourced.calls[0]).toMatchObject({
      name: 'changeinfo',
      items: [{ number: UPS, items: { phone_number_last_4: '1234' } }],
    });
    sourced.calls.length = 0;
    await sourced.db.update(shipments).set({ trackingStatus: 'Stopped', nextSyncTime: null });
    expect((await corrections.retrack(owner, id)).kind).toBe('done');
    await sourced.sync();
    expect(namesOf(sourced.calls)).toEqual(['retrack', 'gettrackinfo']);
    sourced.calls.length = 0;
    sourced.server.pass(24 * HOUR);
    await sourced.sync();
    expect(namesOf(sourced.calls)).toEqual(['gettrackinfo']);
  });

  it('PA-4 goes on where the number is registered already, and stops where its carrier is refused', async () => {
    const [known = 0, wrong = 0] = await sourced.add(UPS, 'TBA000000000101');
    sourced.respond = (call) => {
      if (call.name !== 'register')
        return knows(sourceJourney([sourceEvent('InTransit_Other')], 'InTransit_Other'))(call);
      return accept(
        [],
        call.items.map(({ number }) => ({ number, error: { code: number === UPS ? -18019901 : -18019910 } })),
      );
    };
    await sourced.sync();
    expect(await sourced.read(known)).toMatchObject({ subStatus: 'InTransit_Other', trackingStatus: 'Tracking' });
    expect(await sourced.read(wrong)).toMatchObject({ trackingStatus: 'Stopped', stopTrackReason: 'InvalidCarrier' });
  });

  it('PA-5 waits an hour where the quota is used up, says so, and goes on with what is registered', async () => {
    const { findFullUntil } = sourced.server.services.source;
    const [first = 0] = await sourced.add(UPS);
    await sourced.sync();
    const [second = 0] = await sourced.add('TBA000000000101');
    sourced.respond = (call) => (call.name === 'register' ? reject(call.items, -18019908) : knowsNothing(call));
    await sourced.sync();
    sourced.calls.length = 0;
    await sourced.add('TBA000000000102');
    sourced.server.pass(10 * MINUTE);
    await sourced.sync();
    expect(namesOf(sourced.calls)).toEqual(['gettrackinfo']);
    expect((await findFullUntil())?.getTime()).toBeGreaterThan(sourced.server.services.now().getTime());
    expect(await sourced.read(second)).toMatchObject({ trackingStatus: 'Tracking', trackTime: null, syncStatus: true });
    sourced.respond = knowsNothing;
    sourced.server.pass(HOUR);
    expect(await findFullUntil()).toBeNull();
    sourced.calls.length = 0;
    await sourced.sync();
    expect(sourced.calls.find(({ name }) => name === 'register')?.items).toHaveLength(2);
    expect((await sourced.read(first)).syncStatus).toBe(true);
  });

  it('leaves test keys and what the sandbox has to the sandbox', async () => {
    const owner = { gid: sourced.gid(), scope: 'TEST' } as const;
    const { shipments: service, sync: syncing } = sourced.server.services;
    const [added] = await service.registration.register(owner, [{ number: UPS, cost: 1 }], 'Api');
    await syncing.syncShipments(await syncing.claimDue(10));
    expect(sourced.calls).toEqual([]);
    expect(added).toMatchObject({ shipment: { dataSource: 'sandbox' } });
    expect(await sourced.read(added?.kind === 'added' ? added.shipment.id : 0)).toMatchObject({
      syncStatus: true,
      trackTime: expect.any(Date),
    });
  });
});
