import type { Translate } from '../../documents/texts.ts';
import type { FaultyRow } from './taskKind.ts';

/** Why a row was not worked on, in words. */
export const reasonText = ({ fault }: FaultyRow, t: Translate): string => t(`task.fault.${fault}`);
