import { MINUTE } from '@tracking-console/contract/values/durations';
import { createClock } from './createClock.ts';

const SERVER = Date.parse('2026-03-05T12:00:00.000Z');

/** Answers after `took` ms, dated by a server whose time is `ahead` of the device's. */
function start() {
  const { clock, learningFrom } = createClock();
  const device = jest.spyOn(Date, 'now').mockReturnValue(SERVER);
  const answer = (ahead: number, took = 0, date?: string) =>
    learningFrom(async () => {
      const dated = date ?? new Date(Date.now() + ahead).toUTCString();
      device.mockReturnValue(Date.now() + took);
      return { headers: new Headers({ date: dated }) } as Response; // as much as the clock reads
    })('/userapi/call');
  return { clock, device, answer };
}

afterEach(() => jest.restoreAllMocks());

describe('F-50 the time', () => {
  it.each([
    [90 * MINUTE, 'behind'],
    [-90 * MINUTE, 'ahead'],
    [26 * 60 * MINUTE, 'a day behind'],
  ])('is the server’s where the device’s clock is off by %i ms (%s)', async (ahead) => {
    const { clock, answer } = start();
    const changed = jest.fn();
    clock.onChange(changed);
    await answer(ahead, 3_000);
    expect(Math.abs(clock.now() - (Date.now() + ahead))).toBeLessThanOrEqual(3_999);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('stays the device’s where that agrees, however slow the line', async () => {
    const { clock, answer } = start();
    await answer(0, 20_000);
    await answer(0, 400);
    expect(clock.now()).toBe(Date.now());
  });

  it('is put right again when the device’s clock is', async () => {
    const { clock, device, answer } = start();
    await answer(90 * MINUTE);
    device.mockReturnValue(SERVER + 90 * MINUTE);
    await answer(0);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  });

  it('is not learned of what is no date', async () => {
    const { clock, answer } = start();
    await answer(0, 0, 'tomorrow');
    expect(clock.now()).toBe(Date.now());
  });
});
