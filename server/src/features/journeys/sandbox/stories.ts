import type { Diary } from './diary.ts';
import type { PhraseKey } from './phrases/phrase.ts';
import type { Place } from './places.ts';
import { between, type Random, weighted } from './random.ts';
import { type Route, travel } from './route.ts';

type Story = (diary: Diary, route: Route, random: Random) => void;

function goOut(diary: Diary, { destination }: Route, daysLater: number): void {
  diary.add('outForDelivery', destination, daysLater, [7, 9]);
}

function deliver(diary: Diary, { destination }: Route, random: Random): void {
  diary.add(random() < 0.5 ? 'deliveredToPerson' : 'deliveredAtDoor', destination, 0, [10, 18]);
}

function failDelivery(diary: Diary, route: Route, phrase: PhraseKey): void {
  goOut(diary, route, 0);
  diary.add(phrase, route.destination, 0, [10, 18]);
}

function sendBack(diary: Diary, { origin, destination, gateways }: Route, random: Random): void {
  diary.add('returning', destination, between(random, 1, 3), [8, 16]);
  diary.add('returned', origin, gateways ? between(random, 8, 14) : between(random, 2, 4), [9, 17]);
}

/** Everything up to a random point on the way. */
function breakOff(diary: Diary, route: Route, random: Random): Place {
  travel(diary, route, random);
  diary.entries.length = between(random, 3, diary.entries.length - 1);
  return diary.entries.at(-1)?.place ?? route.origin;
}

function travelHeldUp(diary: Diary, route: Route, random: Random, phrase: PhraseKey, days: number): void {
  let happened = false;
  travel(diary, route, random, () => {
    if (happened) return;
    happened = true;
    const place = diary.entries.at(-1)?.place ?? route.origin;
    diary.add(phrase, place, 0, [13, 18]);
    // The next entry follows only when the cause is gone.
    diary.add(phrase === 'delayed' ? 'departedHub' : 'customsProcessing', place, days, [9, 15]);
  });
}

const STORIES = {
  delivered(diary, route, random) {
    travel(diary, route, random);
    goOut(diary, route, 0);
    deliver(diary, route, random);
  },
  secondAttempt(diary, route, random) {
    travel(diary, route, random);
    const reasons = ['nobodyHome', 'nobodyHome', 'premisesClosed', 'addressProblem', 'securityProblem'] as const;
    failDelivery(diary, route, reasons[between(random, 0, 4)] ?? 'nobodyHome');
    goOut(diary, route, between(random, 1, 2));
    deliver(diary, route, random);
  },
  pickup(diary, route, random) {
    travel(diary, route, random);
    failDelivery(diary, route, 'nobodyHome');
    diary.add('readyForPickup', route.destination, 1, [10, 15]);
    const days = between(random, 2, 6);
    if (random() < 0.85) return diary.add('collected', route.destination, days, [10, 19]);
    diary.add('unclaimed', route.destination, 14, [9, 17]);
    sendBack(diary, route, random);
  },
  delayed(diary, route, random) {
    travelHeldUp(diary, route, random, 'delayed', between(random, 2, 4));
    goOut(diary, route, 0);
    deliver(diary, route, random);
  },
  customsPapers(diary, route, random) {
    travelHeldUp(diary, route, random, 'customsPapers', between(random, 3, 6));
    goOut(diary, route, 0);
    deliver(diary, route, random);
  },
  refused(diary, route, random) {
    travel(diary, route, random);
    failDelivery(diary, route, 'refused');
    if (random() < 0.4) diary.add('refusedForGood', route.destination, 1, [9, 17]);
    sendBack(diary, route, random);
  },
  addressUnknown(diary, route, random) {
    travel(diary, route, random);
    failDelivery(diary, route, 'addressProblem');
    sendBack(diary, route, random);
  },
  damaged(diary, route, random) {
    const place = breakOff(diary, route, random);
    diary.add('damaged', place, 1, [8, 18]);
    if (random() < 0.5) diary.add('destroyed', place, 4, [9, 17]);
  },
  lost(diary, route, random) {
    diary.add('lost', breakOff(diary, route, random), 7, [9, 17]);
  },
  stalled(diary, route, random) {
    const place = breakOff(diary, route, random);
    const reason = random();
    if (reason < 0.3) diary.add('irregular', place, 2, [9, 17]);
    else if (reason < 0.5) diary.add('heldForSecurity', place, 1, [9, 17]);
  },
  cancelled(diary, { origin }) {
    diary.add('labelCreated', origin, 0, [7, 13]);
    diary.add('cancelled', origin, 2, [9, 17]);
  },
  neverHandedIn(diary, { origin }) {
    diary.add('labelCreated', origin, 0, [7, 13]);
  },
  neverFound() {},
} satisfies Record<string, Story>;
type StoryName = keyof typeof STORIES;

const CHANCES: readonly (readonly [StoryName, number])[] = [
  ['delivered', 66],
  ['secondAttempt', 9],
  ['pickup', 7],
  ['delayed', 4],
  ['refused', 2],
  ['addressUnknown', 2],
  ['damaged', 1],
  ['lost', 1],
  ['stalled', 2],
  ['cancelled', 1],
  ['neverHandedIn', 2],
  ['neverFound', 2],
];
const CUSTOMS: readonly (readonly [StoryName, number])[] = [['customsPapers', 5]];

/** Fills the diary with one of the things that happen to shipments, the usual ones most often. */
export function live(diary: Diary, route: Route, random: Random): void {
  STORIES[weighted(random, route.gateways ? [...CHANCES, ...CUSTOMS] : CHANCES)](diary, route, random);
}
