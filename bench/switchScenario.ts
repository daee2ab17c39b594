import type { Browser } from '@playwright/test';
import { measureColdSwitch } from './coldSwitch.ts';
import { type Measured, type Origins, ofEach } from './origins.ts';
import { atMost, itself, printRows, type Row } from './report.ts';
import { measureWarmSwitches, type WarmSwitch } from './warmSwitch.ts';

const SLOW_DOWNS = [1, 4];
const ROUNDS = 60;

export async function benchSwitch(browser: Browser, origins: Origins): Promise<string[]> {
  const missed: string[] = [];
  for (const slowDown of SLOW_DOWNS) {
    const all = await measureWarmSwitches(browser, origins, slowDown, ROUNDS);
    const title = `warm switch between the consoles${slowDown > 1 ? `, processor ${slowDown} × slower` : ''}`;
    missed.push(...printRows(title, switchRows(all)));
  }
  const cold = await ofEach(origins, (origin) => measureColdSwitch(browser, origin, COLD_ROUNDS));
  missed.push(
    ...printRows('first switch on a slow line (400 ms, 500 kbit/s)', [
      { measure: 'click to painted', unit: 'ms', ...cold, figure: atMost(0.1) },
    ]),
  );
  return missed;
}

const COLD_ROUNDS = 5;

function switchRows(all: Measured<WarmSwitch>): Row[] {
  const of = (figure: Exclude<keyof WarmSwitch, 'kept'>) => ({
    ours: all.ours[figure],
    oneApplication: all.oneApplication[figure],
    singleSpa: all.singleSpa[figure],
  });
  const kept = ({ kept }: WarmSwitch) => Number(kept);
  return [
    { measure: 'click to painted', unit: 'ms', ...of('painted'), figure: atMost(0.3) },
    { measure: 'click to painted, p95', unit: 'ms', ...of('paintedP95') },
    { measure: 'main thread', unit: 'ms', ...of('task'), figure: atMost(0.35) },
    { measure: '… script', unit: 'ms', ...of('script') },
    { measure: '… style', unit: 'ms', ...of('style') },
    { measure: '… layout', unit: 'ms', ...of('layout') },
    {
      measure: 'typed text lost',
      unit: '',
      ours: 1 - kept(all.ours),
      oneApplication: 1 - kept(all.oneApplication),
      singleSpa: 1 - kept(all.singleSpa),
      figure: itself(0),
    },
  ];
}
