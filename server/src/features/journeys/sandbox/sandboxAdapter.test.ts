import { SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { DAY } from '@tracking-console/contract/values/durations';
import fc from 'fast-check';
import { zoneOffset } from '../../../zonedTime.ts';
import { listCarrierEntries } from '../../carriers/carriers.ts';
import { detectCarriers } from '../../carriers/detectCarriers.ts';
import { generateNumber, generatePostalNumber } from '../../carriers/generateNumber.ts';
import { NUMBER_FORMATS } from '../../carriers/numberFormats.ts';
import { POSTAL_OPERATORS } from '../../carriers/postalOperators.ts';
import type { CarrierReport, ReportedCheckpoint, SyncRequest } from '../carrierAdapter.ts';
import { MEANINGS } from './meanings.ts';
import { PHRASE_KEYS } from './phrases/phrase.ts';
import { phraseText, speaks } from './phrases/phrases.ts';
import { KNOWN_COUNTRIES, placesOf } from './places.ts';
import { randomFrom } from './random.ts';
import { playJourney } from './sandboxAdapter.ts';

const registerTime = new Date('2026-03-02T15:00:00Z');
const later = (days: number) => new Date(registerTime.getTime() + days * DAY);

/** What the carriers that want more than the number ask for. */
const GIVEN = { destination_postal_code: 'M1 1AE', phone_number_last_4: '5678' };

function requestFor(number: string, more: Partial<SyncRequest> = {}): SyncRequest {
  const carrier = detectCarriers(number).candidates[0]?.carrier.key ?? 0;
  const common = {
    finalCarrier: 0,
    registerTime,
    language: 'en',
    translationMode: '',
    additionalFields: GIVEN,
    state: null,
  };
  return { number, carrier, ...common, ...more };
}

const checkpointsOf = ({ legs }: CarrierReport): ReportedCheckpoint[] => legs.flatMap(({ checkpoints }) => checkpoints);

/** Hours between the clocks and the sun, on whichever side of the date line. */
const sunDistance = (longitude: number, offset: number) => ((longitude / 15 - offset / 60 + 36) % 24) - 12;

const numbers = fc
  .tuple(
    fc.constantFrom(...NUMBER_FORMATS),
    fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
  )
  .map(([format, stream]) => generateNumber(format, () => Number(stream.next().value)));

describe('the sandbox', () => {
  it('tells the same journey whenever it is asked, and never takes anything back', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (number, days, more) => {
        const request = requestFor(number);
        const early = checkpointsOf(playJourney(request, later(days), 1));
        const late = checkpointsOf(playJourney(request, later(days + more), 1));
        expect(playJourney(request, later(days), 1).legs).toEqual(playJourney(request, later(days), 1).legs);
        for (const checkpoint of early) expect(late).toContainEqual(checkpoint);
      }),
    );
  });

  it('comes to every status a carrier can report', () => {
    // An unknown number, or no change for long: the engine reports these itself.
    const seen = new Set<string>(['NotFound_Other', 'NotFound_InvalidCode', 'Expired_Other']);
    const every = Object.values(SUB_STATUSES).flat();
    for (let serial = 0; serial < 20_000 && seen.size < every.length; serial++) {
      const request = requestFor(generatePostalNumber('CN', randomFrom(String(serial))));
      const { legs } = playJourney(request, later(80), 1);
      for (const { checkpoints } of legs) for (const { sub_status } of checkpoints) seen.add(sub_status);
    }
    expect([...seen].sort()).toEqual(every.sort());
  });

  it('dates nothing in the future and everything in order, at any speed', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom(0.5, 1, 2, 60, 1_440, 100_000),
        fc.integer({ min: 0, max: 60 * 24 * 40 }),
        (number, speed, minutes) => {
          const now = new Date(registerTime.getTime() + (minutes * 60_000) / speed);
          const times = checkpointsOf(playJourney(requestFor(number), now, speed)).map(({ at }) => at.getTime());
          expect(times).toEqual([...times].sort((one, other) => one - other));
          if (speed >= 1) expect(Math.max(0, ...times)).toBeLessThanOrEqual(now.getTime());
        },
      ),
    );
  });

  it('plays a journey of days in minutes at speed 1440, and says when there will be updates', () => {
    const request = requestFor('RB123456785GB');
    let now = registerTime;
    let updates = 0;
    for (
      let report = playJourney(request, now, 1_440);
      report.nextUpdateTime;
      report = playJourney(request, now, 1_440)
    ) {
      expect(report.nextUpdateTime.getTime()).toBeGreaterThan(now.getTime());
      const before = checkpointsOf(report).length;
      now = report.nextUpdateTime;
      expect(checkpointsOf(playJourney(request, now, 1_440)).length).toBeGreaterThan(before);
      updates += 1;
    }
    expect(updates).toBeGreaterThan(5);
    expect(now.getTime() - registerTime.getTime()).toBeLessThan(30 * 60_000);
  });

  it('keeps the speed a journey began with', () => {
    const request = requestFor('RB123456785GB');
    const begun = playJourney(request, later(20), 1);
    expect(playJourney({ ...request, state: begun.state }, later(20), 1_440).legs).toEqual(begun.legs);
  });

  it('hands a cross-border letter over to the post of its destination', () => {
    const report = playJourney(
      requestFor('RB123456785GB', { additionalFields: { destination_country: 'JP' } }),
      later(60),
      1,
    );
    expect(report.legs.map(({ carrier, language }) => [carrier, language])).toEqual([
      [11031, 'en'],
      [10021, 'ja'],
    ]);
    expect(report.shipperAddress?.country).toBe('GB');
    expect(report.recipientAddress?.country).toBe('JP');
    const statuses = checkpointsOf(report).map(({ sub_status }) => sub_status);
    expect(statuses).toEqual(
      expect.arrayContaining(['InTransit_Departure', 'InTransit_Arrival', 'InTransit_CustomsProcessing']),
    );
  });

  it('writes in the carrier’s language and translates into the wanted one, and the reverse', () => {
    const [chinese] = checkpointsOf(playJourney(requestFor('YT2229521272164446'), later(60), 1));
    expect(chinese?.description).toMatch(/\p{Script=Han}/u);
    expect(chinese?.description_translation).toMatchObject({
      lang: 'en',
      description: expect.stringMatching(/^[\w ,]+$/),
    });
    const [english] = checkpointsOf(playJourney(requestFor('RB123456785GB', { language: 'zh-cn' }), later(60), 1));
    expect(english?.description).toMatch(/^[\w ,]+$/);
    expect(english?.description_translation).toMatchObject({ lang: 'zh-cn' });
  });

  it('invents no zone and no time where the carrier names none', () => {
    const unzoned = checkpointsOf(playJourney(requestFor('RB123456785CN', { carrier: 3011 }), later(60), 1))[0];
    expect(unzoned).toMatchObject({ time_iso: null, time_utc: null, time_raw: { timezone: null } });
    expect(unzoned?.time_raw.time).toMatch(/^\d\d:\d\d:\d\d$/);
    const dated = checkpointsOf(playJourney(requestFor('D576002440000001718010'), later(60), 1))[0];
    expect(dated?.time_raw).toEqual({ date: expect.stringMatching(/^2026-/), time: null, timezone: null });
  });

  it('knows nothing about a number whose check digit is wrong', () => {
    expect(playJourney(requestFor('RR123456789CN', { carrier: 3011 }), later(60), 1).legs).toEqual([]);
  });

  it('PG-2e says nothing of a number whose carrier wants more, until it is given', () => {
    const parcel = 'JJD0002257639032011';
    const asked = (additionalFields: SyncRequest['additionalFields']) =>
      playJourney(requestFor(parcel, { additionalFields }), later(60), 1).legs.length;
    expect([asked({}), asked({ destination_postal_code: '?' }), asked({ destination_postal_code: 'm1 1ae' })]).toEqual([
      0, 0, 1,
    ]);
  });

  it.each(POSTAL_OPERATORS.map(({ countryIso }) => [countryIso]))(
    'lets the letters of the post of %s travel',
    (countryIso) => {
      const draws = randomFrom(countryIso);
      const firsts = Array.from({ length: 40 }, () => {
        const request = requestFor(generatePostalNumber(countryIso, draws));
        return checkpointsOf(playJourney(request, later(60), 1))[0];
      });
      // A few are never found.
      expect(firsts.filter(Boolean).length).toBeGreaterThan(30);
      expect(new Set(firsts.flatMap((first) => first?.address.country ?? []))).toEqual(new Set([countryIso]));
    },
  );

  it('knows a place in every carrier’s country, each in a zone and at coordinates that exist', () => {
    const countries = new Set(listCarrierEntries().map(({ countryIso = '' }) => countryIso));
    expect([...countries].filter((country) => !KNOWN_COUNTRIES.includes(country))).toEqual([]);
    for (const { zone, latitude, longitude, city } of KNOWN_COUNTRIES.flatMap(placesOf)) {
      expect(city).toMatch(/^\p{Lu}[\p{L} ’-]+$/u);
      expect(Math.abs(latitude)).toBeLessThan(66);
      // Clocks follow the sun within a few hours, so that mixed-up coordinates or zones show.
      expect(Math.abs(sunDistance(longitude, zoneOffset(zone, later(0))))).toBeLessThan(3.6);
    }
  });

  it('has every phrase in every language it speaks, with nothing left to fill in', () => {
    const values = { city: 'Bern', country: 'CH', carrier: 'Swiss Post' };
    const languages = ['en', 'zh-cn', 'de', 'fr', 'it', 'es', 'nl', 'ja', 'ko'];
    expect(languages.every(speaks)).toBe(true);
    for (const language of languages) {
      const said = PHRASE_KEYS.map((key) => phraseText(key, language, values));
      expect(said.filter((text) => text === '' || text.includes('{'))).toEqual([]);
      expect(new Set(said).size).toBe(PHRASE_KEYS.length);
    }
    expect(Object.keys(MEANINGS)).toHaveLength(PHRASE_KEYS.length);
  });
});
