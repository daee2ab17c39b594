import type { AirBatch } from '@tracking-console/contract/air/air';
import { AIR_WORK, type AirWork } from '@tracking-console/contract/air/airConstants';
import type { Transaction } from '../../../database.ts';
import type { Owner } from '../../../owner.ts';
import type { AirChanges, AirPushes } from '../../air/airChanges.ts';
import { trackRefusal } from '../../tracking/trackErrors.ts';
import { createPushService } from '../../webhooks/pushService.ts';
import { itemOf, refusedRows } from '../refusedRows.ts';
import type { TaskKind } from '../taskKind.ts';

/** Headings of the rows. */
export const AIR_COLUMNS = ['number'];

export interface AirParams {
  action: AirWork;
}

type Handler = (air: AirChanges, pushes: AirPushes, owner: Owner, numbers: string[]) => Promise<AirBatch | null>;

const HANDLERS: Record<AirWork, Handler> = {
  airStop: (air, _pushes, owner, numbers) => air.stop(owner, numbers),
  airDelete: (air, _pushes, owner, numbers) => air.remove(owner, numbers),
  airPush: (air, pushes, owner, numbers) => air.push(owner, numbers, pushes),
};

export const isAirWork = (params: unknown): params is AirParams =>
  Object.values(AIR_WORK).some((one) => one === (params as AirParams).action); // of a bulk task

interface Surroundings {
  now: () => Date;
  /** Makes the changes part of a transaction. */
  airChangesIn: (transaction: Transaction) => AirChanges;
}

/** Works on air waybills as the console's own calls do; what they refuse is a failed row with its code. */
export function createAirBulkKind({ now, airChangesIn }: Surroundings): Pick<TaskKind, 'work'> {
  return {
    async work({ owner, params, rows, transaction }) {
      const { action } = params as AirParams; // as the task was started
      const air = airChangesIn(transaction);
      const pushes = createPushService(transaction, now);
      const numbers = rows.map((row) => itemOf(row).number);
      const answer = await HANDLERS[action](air, pushes, owner, numbers);
      return { faults: refusedRows(rows, answer ?? trackRefusal(-18010204)) };
    },
  };
}
