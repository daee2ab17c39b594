import type { TrackError } from '@tracking-console/contract/api/tracking';
import { type Refusal, refuse } from '../../http/calls/refusal.ts';

/** Codes of the public API that our calls answer with, in our own words. */
export const TRACK_MESSAGES = {
  [-18010001]: 'Keys of this account may not be used from this address.',
  [-18010002]: 'The access key is not valid.',
  [-18010003]: 'Something went wrong on our side.',
  [-18010005]: 'This account, or this key, may not make the call.',
  [-18010010]: '{0} is required.',
  [-18010011]: 'The value of {0} is not valid.',
  [-18010012]: 'The format of {0} is not valid.',
  [-18010013]: 'The submitted data is not valid.',
  [-18010014]: 'Too many items: this call takes at most {0}.',
  [-18010015]: 'The value of the field {0} is not valid.',
  [-18010016]: 'A last-mile carrier goes only with a postal operator as the carrier of {0}.',
  [-18010018]: 'The carrier of {0} needs destination_country and destination_postal_code.',
  [-18010019]: 'The carrier of {0} needs destination_postal_code.',
  [-18010020]: 'The carrier of {0} needs phone_number_last_4.',
  [-18010022]: 'The carrier of {0} needs more than the number.',
  [-18010204]: 'No webhook is set that is told of updates.',
  [-18019801]: 'Name the present carrier of {0}: it is registered under several.',
  [-18019802]: 'There is no carrier with the key that is to be the new one of {0}.',
  [-18019803]: 'The new carrier of {0} is its present one.',
  [-18019804]: 'Name a new carrier for {0}.',
  [-18019805]: 'The present carrier of {0} is another one.',
  [-18019806]: 'The tracking of {0} is stopped.',
  [-18019807]: 'The carrier of {0} has been changed five times.',
  [-18019808]: 'There is no result for {0} yet; its carrier can be changed then.',
  [-18019809]: 'The number {0} is registered under the new carrier already.',
  [-18019810]: 'Name the carrier of {0}: it is registered under several.',
  [-18019811]: 'There is nothing to change for {0}.',
  [-18019815]: 'The carrier of {0} did not answer in time. Nothing was charged.',
  [-18019816]: 'The carrier of {0} answered with an error. Nothing was charged.',
  [-18019817]: 'The carrier has no information about {0}. Nothing was charged.',
  [-18019818]: 'The carrier of {0} cannot be asked in real time.',
  [-18019901]: 'The number {0} is registered already.',
  [-18019902]: 'The number {0} is not registered.',
  [-18019903]: 'The carrier of {0} cannot be detected; name it.',
  [-18019904]: 'Only a stopped number can be tracked again.',
  [-18019905]: 'A number can be tracked again once in its life.',
  [-18019906]: 'Only a number that is being tracked can be stopped.',
  [-18019907]: 'The limit of registrations for today is reached.',
  [-18019908]: 'The quota is used up.',
  [-18019909]: 'There is no information about {0} yet.',
  [-18019910]: 'There is no carrier with the key of {0}.',
  [-18019912]: 'Real-time queries are not enabled for this account.',
} as const;
export type TrackCode = keyof typeof TRACK_MESSAGES;

export function trackError(code: TrackCode, subject = ''): TrackError {
  return { code, message: TRACK_MESSAGES[code].replace('{0}', subject) };
}

/** The same of a call that is refused as a whole. */
export function trackRefusal(...why: Parameters<typeof trackError>): Refusal {
  const { code, message } = trackError(...why);
  return refuse(code, message);
}

/** The answer to a call that fails as a whole. */
export const wholeFailure = ({ code, message }: TrackError | Refusal) => ({
  code,
  data: { errors: [{ code, message }] },
});
