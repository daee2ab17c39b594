import type { Translate } from '../../documents/texts.ts';
import { type TrackCode, trackError } from '../tracking/trackErrors.ts';
import type { FaultyRow } from './taskKind.ts';

/** Why a row was not worked on; a refusal of the public API in its own words, with the code to look up. */
export function reasonText({ fault, code, cells: [first = ''], number = first }: FaultyRow, t: Translate): string {
  if (code === undefined) return t(`task.fault.${fault}`);
  return `${trackError(code as TrackCode, number).message} (${code})`; // as the public API gave it
}
