import { statusOfTestNumber } from '@tracking-console/contract/api/testNumbers';
import type { SubStatus } from '@tracking-console/contract/shipments/statuses';
import { SECOND } from '@tracking-console/contract/values/durations';
import { findCarrier } from '../../carriers/carriers.ts';
import type { SyncRequest } from '../carrierAdapter.ts';
import type { PhraseKey } from './phrases/phrase.ts';
import { placesOf } from './places.ts';
import type { JourneyPlan } from './planJourney.ts';
import type { ScheduledCheckpoint } from './schedule.ts';

/** The first step comes at once, each further one so much later: the longest journey takes 50 s. */
const FIRST = 2 * SECOND;
const STEP = 6 * SECOND;

const START: readonly PhraseKey[] = ['labelCreated', 'pickedUp'];
const ABROAD: readonly PhraseKey[] = [...START, 'departedOrigin', 'arrivedDestination'];
const OUT: readonly PhraseKey[] = [...ABROAD, 'arrivedDepot', 'outForDelivery'];

/** What the carrier reports on the way to each status, the status itself last. */
const STEPS: Readonly<Record<SubStatus, readonly PhraseKey[]>> = {
  NotFound_Other: [],
  NotFound_InvalidCode: [],
  InfoReceived: ['labelCreated'],
  InTransit_PickedUp: START,
  InTransit_Other: [...START, 'departedHub'],
  InTransit_Departure: [...START, 'departedOrigin'],
  InTransit_Arrival: ABROAD,
  InTransit_CustomsProcessing: [...ABROAD, 'customsProcessing'],
  InTransit_CustomsReleased: [...ABROAD, 'customsProcessing', 'customsReleased'],
  InTransit_CustomsRequiringInformation: [...ABROAD, 'customsProcessing', 'customsPapers'],
  // No checkpoints follow.
  Expired_Other: START,
  AvailableForPickup_Other: [...OUT, 'nobodyHome', 'readyForPickup'],
  OutForDelivery_Other: OUT,
  DeliveryFailure_Other: [...OUT, 'premisesClosed'],
  DeliveryFailure_NoBody: [...OUT, 'nobodyHome'],
  DeliveryFailure_Security: [...OUT, 'securityProblem'],
  DeliveryFailure_Rejected: [...OUT, 'refused'],
  DeliveryFailure_InvalidAddress: [...OUT, 'addressProblem'],
  Delivered_Other: [...OUT, 'deliveredToPerson'],
  Exception_Other: [...ABROAD, 'irregular'],
  Exception_Returning: [...OUT, 'refused', 'returning'],
  Exception_Returned: [...OUT, 'refused', 'returning', 'returned'],
  Exception_NoBody: [...OUT, 'readyForPickup', 'unclaimed'],
  Exception_Security: [...ABROAD, 'heldForSecurity'],
  Exception_Damage: [...ABROAD, 'damaged'],
  Exception_Rejected: [...OUT, 'refused', 'refusedForGood'],
  Exception_Delayed: [...ABROAD, 'delayed'],
  Exception_Lost: [...ABROAD, 'lost'],
  Exception_Destroyed: [...ABROAD, 'damaged', 'destroyed'],
  Exception_Cancel: ['labelCreated', 'cancelled'],
};

/** What is reported before the shipment has left its country. */
const AT_HOME: readonly PhraseKey[] = [...START, 'departedHub', 'departedOrigin', 'cancelled', 'returned'];

export interface TestJourney {
  plan: JourneyPlan;
  checkpoints: ScheduledCheckpoint[];
  /** From then on the shipment has been without an update for too long; null: never. */
  quietTime: Date | null;
}

/** The journey of a test number, independent of the sandbox's speed; null: it is no test number. */
export function testJourney({ number, carrier, registerTime }: SyncRequest): TestJourney | null {
  const status = statusOfTestNumber(number);
  const first = findCarrier(carrier);
  if (!status || !first) return null;
  const home = first.countryIso;
  const [exit, origin = exit] = placesOf(home);
  const [entry, destination = entry] = placesOf(home === 'US' ? 'GB' : 'US');
  // The wire's times have no milliseconds.
  const start = Math.ceil(registerTime.getTime() / SECOND) * SECOND;
  const checkpoints = STEPS[status].map((phrase, step): ScheduledCheckpoint => {
    const at = new Date(start + FIRST + step * STEP);
    const place = AT_HOME.includes(phrase) ? origin : destination;
    return { planned: { day: 0, minute: 0, place, phrase, leg: 0 }, at, reportTime: at };
  });
  const plan: JourneyPlan = {
    carriers: [first],
    serviceType: null,
    origin,
    destination,
    checkpoints: [],
    expectedDay: 3,
    lead: 0,
    weightGrams: 500,
  };
  const isQuiet = status === 'Expired_Other';
  return { plan, checkpoints, quietTime: isQuiet ? new Date(start + FIRST + checkpoints.length * STEP) : null };
}
