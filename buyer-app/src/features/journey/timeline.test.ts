import { providerLeg, trackEvent, unzonedEvent } from '../../testing/shipmentRow.ts';
import { countCheckpoints, firstCheckpoints, groupTimeline, isTranslated } from './timeline.ts';

const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;
const daysOf = (legs: ReturnType<typeof groupTimeline>) =>
  legs.map(({ days }) => days.map(({ day, checkpoints }) => [day, checkpoints.length]));

describe('groupTimeline', () => {
  it('PG-2e groups by leg and by day, the newest first', () => {
    const legs = groupTimeline(
      [
        providerLeg([trackEvent('2026-03-04T12:00:00Z', 'c'), trackEvent('2026-03-04T11:00:00Z', 'b')]),
        providerLeg([trackEvent('2026-03-02T12:00:00Z', 'a')], { provider_lang: 'zh-cn' }),
      ],
      'en',
    );
    expect(daysOf(legs)).toEqual([[['2026-03-04', 2]], [['2026-03-02', 1]]]);
    expect(legs[0]?.days[0]?.checkpoints.map(({ original }) => original)).toEqual(['c', 'b']);
  });

  it('PG-2e never gives a zone to a time that has none, nor a time to a day', () => {
    const [leg] = groupTimeline(
      [providerLeg([unzonedEvent('2026-03-04', '09:30:00', 'clock'), unzonedEvent('2026-03-03', null, 'day')])],
      'en',
    );
    const times = leg?.days.flatMap(({ checkpoints }) => checkpoints.map(({ time }) => time));
    expect(times).toEqual(['2026-03-04T09:30:00', '2026-03-03']);
    expect(times?.[0]).not.toMatch(ZONE);
    expect(leg?.hasZones).toBe(false);
    expect(daysOf([...(leg ? [leg] : [])])).toEqual([
      [
        ['2026-03-04', 1],
        ['2026-03-03', 1],
      ],
    ]);
  });

  it('PG-2e keeps the order of the carrier where its days are out of order', () => {
    const [leg] = groupTimeline(
      [
        providerLeg([
          unzonedEvent('2026-03-04', null, 'a'),
          unzonedEvent('2026-03-05', null, 'b'),
          unzonedEvent('2026-03-04', null, 'c'),
        ]),
      ],
      'en',
    );
    expect(leg?.days.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-05', '2026-03-04']);
    expect(new Set(leg?.days.map(({ key }) => key)).size).toBe(3);
  });

  it('PG-2e says nothing about the day of a checkpoint without one', () => {
    const event = { ...unzonedEvent('', null, 'x'), time_raw: { date: null, time: null, timezone: null } };
    expect(groupTimeline([providerLeg([event])], 'en')[0]?.days[0]).toMatchObject({
      day: '',
      checkpoints: [{ time: '' }],
    });
  });
});

describe('a long journey', () => {
  it('PG-2e folds to its newest checkpoints, with their days and legs', () => {
    const events = (day: string, count: number) =>
      Array.from({ length: count }, (_, index) => unzonedEvent(`2026-03-${day}`, null, `${day}-${index}`));
    const legs = groupTimeline(
      [providerLeg([...events('05', 2), ...events('04', 2)]), providerLeg(events('01', 3))],
      'en',
    );
    expect(countCheckpoints(legs)).toBe(7);
    expect(daysOf(firstCheckpoints(legs, 3))).toEqual([
      [
        ['2026-03-05', 2],
        ['2026-03-04', 1],
      ],
    ]);
    expect(daysOf(firstCheckpoints(legs, 5)).at(1)).toEqual([['2026-03-01', 1]]);
  });
});

describe('the wording', () => {
  const chinese = { lang: 'zh-cn', description: '已到达' };
  const english = { lang: 'en', description: 'Arrived' };
  const read = (reader: string, provider_lang: string | null, original: string, translation: typeof english | null) => {
    const event = trackEvent('2026-03-04T12:00:00Z', original, { description_translation: translation });
    const legs = groupTimeline([providerLeg([event], { provider_lang })], reader);
    return [legs[0]?.days[0]?.checkpoints[0]?.translated, isTranslated(legs)];
  };

  it('PG-2e is the translation where that is in the language of the reader', () => {
    expect(read('en', 'de', 'Angekommen', english)).toEqual(['Arrived', true]);
  });

  it('PG-2e is the original where the reader reads that, whatever it was translated into', () => {
    expect(read('en', 'en', 'Arrived', chinese)).toEqual(['Arrived', false]);
  });

  it('PG-2e is English for a reader whose language is neither', () => {
    expect(read('fr', 'zh-cn', '已到达', english)).toEqual(['Arrived', true]);
    expect(read('fr', 'en', 'Arrived', chinese)).toEqual(['Arrived', false]);
  });

  it('PG-2e is the original where nothing was translated', () => {
    expect(read('en', null, 'Angekommen', null)).toEqual(['Angekommen', false]);
  });
});
