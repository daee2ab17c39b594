import type { StartTrackBulk, TrackChoice, TrackWork } from '@tracking-console/contract/api/trackBulk';
import type { Database } from '../../../database.ts';
import { and, asc } from '../../../drizzle.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { UnreadableParameter } from '../../../http/calls/unreadable.ts';
import type { Owner } from '../../../owner.ts';
import { findCarrier, NO_CARRIER } from '../../carriers/carriers.ts';
import { isOwnedBy, shipments } from '../../shipments/model/shipmentTable.ts';
import { toFilter } from '../../tracking/trackListFilter.ts';
import { inputRows, type StartedBulk, startOfRows } from '../startOfRows.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import { TRACK_COLUMNS } from './trackBulkKind.ts';

interface Parts {
  db: Database;
  tasks: TaskService;
  files: TaskFiles;
}

type Wanted = Omit<StartTrackBulk, 'scope'>;

export async function startTrackBulk(parts: Parts, owner: Owner, wanted: Wanted): Promise<StartedBulk> {
  const { work, choice, request_id: requestId } = wanted;
  checkCarriers(work);
  return startOfRows(parts, owner, {
    params: work,
    requestId,
    previewed: 'previewed' in choice ? choice.previewed : undefined,
    columns: TRACK_COLUMNS,
    choose: async () => {
      const chosen = await chosenNumbers(parts.db, owner, choice);
      return { count: chosen.length, rows: inputRows(chosen, ({ number, carrier }) => [number, String(carrier)]) };
    },
  });
}

async function chosenNumbers(db: Database, owner: Owner, choice: TrackChoice) {
  if ('numbers' in choice) return choice.numbers;
  const found = toFilter(choice.filter);
  if (found instanceof Refusal) throw new UnreadableParameter('choice.filter', found.message.replace(/\.$/, ''));
  return db
    .select({ number: shipments.number, carrier: shipments.carrier })
    .from(shipments)
    .where(and(isOwnedBy(owner), found))
    .orderBy(asc(shipments.id));
}

function checkCarriers(work: TrackWork) {
  if (work.action !== 'changecarrier') return;
  for (const place of ['carrier_new', 'final_carrier_new'] as const) {
    const key = work[place] ?? NO_CARRIER;
    if (key !== NO_CARRIER && !findCarrier(key))
      throw new UnreadableParameter(`work.${place}`, `there is no carrier ${key}`);
  }
}
