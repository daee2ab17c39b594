import { airCheckDigit } from '@tracking-console/contract/air/airWaybillNumber';
import { HOUR } from '@tracking-console/contract/values/durations';
import { eq } from '../drizzle.ts';
import { airWaybills } from '../features/air/airWaybillTable.ts';
import type { Services } from '../services.ts';

interface DemoWaybill {
  /** The prefix and six digits; the story's digit and the check digit follow. */
  begin: string;
  story: number;
  /** Since it was registered, which decides where it is now; its journey continues from there. */
  hours: number;
  reference?: string;
}

/** One for each state a waybill can be in. The digits choose the sandbox's story. */
const WAYBILLS: readonly DemoWaybill[] = [
  { begin: '020-318204', story: 9, hours: 3 },
  { begin: '176-771530', story: 0, hours: 2, reference: 'PO-48810' },
  { begin: '160-405517', story: 1, hours: 14, reference: 'PO-48817' },
  { begin: '618-290043', story: 1, hours: 27 },
  { begin: '020-318211', story: 2, hours: 56, reference: 'Spring collection' },
  { begin: '157-663908', story: 3, hours: 22, reference: 'PO-48822' },
  { begin: '235-118726', story: 4, hours: 24 },
  { begin: '172-904415', story: 5, hours: 41, reference: 'PO-48830' },
  { begin: '180-550129', story: 6, hours: 60 },
  { begin: '074-337781', story: 7, hours: 52, reference: 'PO-48835' },
  { begin: '217-846602', story: 8, hours: 34 },
  { begin: '125-270914', story: 0, hours: 46, reference: 'Samples' },
  { begin: '297-612250', story: 1, hours: 120, reference: 'PO-48799' },
  { begin: '172-904420', story: 2, hours: 160, reference: 'PO-48781' },
];

/** Gives an account its air waybills, unless it has some. They travel as fast as life, so that each state can be seen. */
export async function seedAirWaybills({ air, airSync, db, now }: Services, gid: string): Promise<void> {
  const ofAccount = eq(airWaybills.gid, gid);
  if ((await db.$count(airWaybills, ofAccount)) > 0) return;
  const items = WAYBILLS.map(({ begin, story, reference }) => ({
    awb: `${begin}${story}${airCheckDigit(`${begin.slice(4)}${story}`)}`,
    ...(reference && { reference }),
  }));
  const registerTime = ({ awb }: { awb: string }) =>
    new Date(now().getTime() - (WAYBILLS[items.findIndex((item) => item.awb === awb)]?.hours ?? 0) * HOUR);
  await air.register({ gid, scope: 'API' }, items, { registerTime, speed: 1 });
  const rows = await db.select({ id: airWaybills.id }).from(airWaybills).where(ofAccount);
  await airSync.syncWaybills(rows.map(({ id }) => id));
}
