import type { Diary } from './diary.ts';
import type { Place } from './places.ts';
import { between, type Random } from './random.ts';

export interface Route {
  origin: Place;
  destination: Place;
  /** Cities between the two, in the country of origin and that of destination. */
  hubs: readonly Place[];
  gateways: readonly [Place, Place] | null;
  /** Whether another carrier delivers. */
  twoCarriers: boolean;
  byPost: boolean;
  express: boolean;
}

/** From the label to the truck that leaves for the last depot; what happens there is the ending's. */
export function travel(diary: Diary, route: Route, random: Random, hindrance?: () => void): void {
  begin(diary, route, random);
  if (route.gateways) crossBorder(diary, route, route.gateways, random, hindrance);
  else passHubs(diary, route.hubs, hindrance);
  diary.add('arrivedDepot', route.destination, 1, [5, 7]);
}

function begin(diary: Diary, { origin, byPost }: Route, random: Random): void {
  diary.add('labelCreated', origin, 0, [7, 13]);
  diary.add(byPost ? 'accepted' : 'pickedUp', origin, between(random, 0, 1), [14, 18]);
  diary.add('sortedAtOrigin', origin, 0, [19, 22]);
}

function passHubs(diary: Diary, hubs: readonly Place[], hindrance?: () => void): void {
  for (const hub of hubs) {
    diary.add('arrivedHub', hub, 1, [5, 12]);
    hindrance?.();
    diary.add('departedHub', hub, 0, [19, 22]);
  }
}

function crossBorder(
  diary: Diary,
  { express, twoCarriers, hubs }: Route,
  [exit, entry]: readonly [Place, Place],
  random: Random,
  hindrance?: () => void,
): void {
  diary.add('arrivedGateway', exit, express ? 0 : 1, express ? [22, 23] : [6, 20]);
  diary.add('departedOrigin', exit, express ? 1 : between(random, 1, 3), [1, 22]);
  diary.add('arrivedDestination', entry, express ? 1 : between(random, 1, 4), [4, 16]);
  diary.add('customsProcessing', entry, 0, [8, 20]);
  hindrance?.();
  diary.add('customsReleased', entry, express ? 0 : between(random, 1, 2), [9, 22]);
  if (twoCarriers) {
    diary.add('handedOver', entry, 1, [6, 10]);
    diary.changeCarrier();
    diary.add('receivedLocally', entry, 0, [10, 20]);
  }
  passHubs(diary, express ? [] : hubs);
}
