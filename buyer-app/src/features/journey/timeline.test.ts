import { providerLeg, trackEvent, unzonedEvent } from '../../testing/shipmentRow.ts';
import { countCheckpoints, firstCheckpoints, groupTimeline, isTranslated } from './timeline.ts';

const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;
const daysOf = (legs: ReturnType<typeof groupTimeline>) =>
  legs.map(({ days }) => days.map(({ day, checkpoints }) => [day, checkpoints.length]));

describe('groupTimeline', () => {
  it('PG-2e groups by leg and by day, the newest first', () => {
    const legs = groupTimeline([
      providerLeg([trackEvent('2026-03-04T12:00:00Z', 'c'), trackEvent('2026-03-04T11:00:00Z', 'b')]),
      providerLeg([trackEvent('2026-03-02T12:00:00Z', 'a')], { provider_lang: 'zh-cn' }),
    ]);
    expect(daysOf(legs)).toEqual([[['2026-03-04', 2]], [['2026-03-02', 1]]]);
    expect(legs[0]?.days[0]?.checkpoints.map(({ words }) => words.original)).toEqual(['c', 'b']);
  });

  it('PG-2e never gives a zone to a time that has none, nor a time to a day', () => {
    const [leg] = groupTimeline([
      providerLeg([unzonedEvent('2026-03-04', '09:30:00', 'clock'), unzonedEvent('2026-03-03', null, 'day')]),
    ]);
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
    const [leg] = groupTimeline([
      providerLeg([
        unzonedEvent('2026-03-04', null, 'a'),
        unzonedEvent('2026-03-05', null, 'b'),
        unzonedEvent('2026-03-04', null, 'c'),
      ]),
    ]);
    expect(leg?.days.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-05', '2026-03-04']);
    expect(new Set(leg?.days.map(({ key }) => key)).size).toBe(3);
  });

  it('PG-2e says nothing about the day of a checkpoint without one', () => {
    const event = { ...unzonedEvent('', null, 'x'), time_raw: { date: null, time: null, timezone: null } };
    expect(groupTimeline([providerLeg([event])])[0]?.days[0]).toMatchObject({
      day: '',
      checkpoints: [{ time: '' }],
    });
  });
});

describe('a long journey', () => {
  it('PG-2e folds to its newest checkpoints, with their days and legs', () => {
    const events = (day: string, count: number) =>
      Array.from({ length: count }, (_, index) => unzonedEvent(`2026-03-${day}`, null, `${day}-${index}`));
    const legs = groupTimeline([providerLeg([...events('05', 2), ...events('04', 2)]), providerLeg(events('01', 3))]);
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
  const read = (reader: string, provider_lang: string | null, changes: Parameters<typeof trackEvent>[2]) => {
    const event = trackEvent('2026-03-04T12:00:00Z', 'Angekommen', changes);
    return isTranslated(groupTimeline([providerLeg([event], { provider_lang })]), reader);
  };
  const translation = { description_translation: { lang: 'en', description: 'Arrived' } };

  it('PG-2e can be switched where it reads otherwise than the carrier wrote it', () => {
    expect(read('en', 'de', translation)).toBe(true);
    expect(read('fr', 'de', { sub_status: 'Delivered_Other' })).toBe(true);
    expect(read('de', 'de', translation)).toBe(false);
    expect(read('fr', 'de', {})).toBe(false);
  });
});
