import { type MainStatus, mainStatusOf } from '@tracking-console/contract/shipments/statuses';
import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import { MEANINGS } from '../features/journeys/sandbox/meanings.ts';
import { planJourney } from '../features/journeys/sandbox/planJourney.ts';
import { between, type Random } from '../features/journeys/sandbox/random.ts';
import { schedule } from '../features/journeys/sandbox/schedule.ts';
import { resolveCarrier } from '../features/shipments/resolveCarrier.ts';
import { randomMistypedNumber, randomNumber } from './demoNumbers.ts';

/** A number, and when it was registered so that its journey is at the wanted point. */
export interface DemoShipment {
  number: string;
  carrier: number;
  destinationCountry: string | null;
  registerTime: Date;
}

const MAX_AGE_MS = 40 * DAY;

export interface DemoShipmentOptions {
  status: MainStatus;
  /** The destination of most of the account's shipments. */
  homeCountry: string;
}

/** Generates until a number and a time of registration produce the wanted status. */
export function generateShipment(options: DemoShipmentOptions, now: Date, random: Random): DemoShipment {
  for (;;) {
    const generated =
      options.status === 'NotFound' ? generateUnknown(now, random) : generateKnown(options, now, random);
    if (generated) return generated;
  }
}

/** One of three cannot be found because it was mistyped, the others because no carrier knows them. */
function generateUnknown(now: Date, random: Random): DemoShipment | null {
  const number = random() < 1 / 3 ? randomMistypedNumber(random) : randomNumber(random);
  const carrier = resolveCarrier(number)?.carrier ?? 0;
  if (planJourney({ number, carrier, finalCarrier: 0, destinationCountry: null })) return null;
  return { number, carrier, destinationCountry: null, registerTime: ago(between(random, 60, 12_000) * MINUTE, now) };
}

function generateKnown({ status, homeCountry }: DemoShipmentOptions, now: Date, random: Random): DemoShipment | null {
  const number = randomNumber(random);
  const carrier = resolveCarrier(number)?.carrier ?? 0;
  const destinationCountry = random() < 0.7 ? homeCountry : null;
  const plan = planJourney({ number, carrier, finalCarrier: 0, destinationCountry });
  if (!plan) return null;
  const statuses = plan.checkpoints.map(({ phrase }) => mainStatusOf(MEANINGS[phrase].subStatus));
  const last = statuses.length - 1;
  const expired = status === 'Expired';
  const step = expired
    ? last
    : statuses.findIndex((one, index) => one === status && (index === last || random() < 0.5));
  const reached = plan.checkpoints[step];
  // Only a journey that breaks off on the way expires.
  if (!reached || (expired && statuses[last] !== 'InTransit')) return null;
  const since = expired ? between(random, 31, 36) : step === last ? between(random, 0, 22) : between(random, 0, 1);
  const days = reached.day - plan.lead + since;
  const registerTime = ago(days * DAY + between(random, 0, 600) * MINUTE, now);
  const reported = schedule(plan, registerTime, 1).filter(({ reportTime }) => reportTime <= now);
  const age = now.getTime() - registerTime.getTime();
  if (reported.length !== step + 1 || age < 0 || age > MAX_AGE_MS) return null;
  const quiet = now.getTime() - (reported.at(-1)?.reportTime.getTime() ?? 0);
  // A journey that breaks off is wanted only as such, and then it has been quiet for long.
  if (expired ? quiet < 30 * DAY : step === last && status === 'InTransit') return null;
  return { number, carrier, destinationCountry, registerTime };
}

function ago(milliseconds: number, now: Date): Date {
  return new Date(now.getTime() - milliseconds);
}
