import type { StartTrackBulk, TrackChoice, TrackWork } from '@tracking-console/contract/trackBulk';
import { and, asc } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { UnreadableParameter } from '../../../http/unreadable.ts';
import type { Owner } from '../../../owner.ts';
import { findCarrier, NO_CARRIER } from '../../carriers/carriers.ts';
import { isOwnedBy, shipments } from '../../shipments/model/shipmentTable.ts';
import { toFilter } from '../../tracking/trackListFilter.ts';
import type { StartedBulk } from '../bulk/startBulk.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { InputRow } from '../taskKind.ts';
import type { TaskService } from '../taskService.ts';
import { TRACK_COLUMNS } from './trackBulkKind.ts';

interface Parts {
  db: Database;
  tasks: TaskService;
  files: TaskFiles;
}

type Wanted = Omit<StartTrackBulk, 'scope'>;

/** The numbers are fixed now: what is registered later is not worked on. */
export async function startTrackBulk(parts: Parts, owner: Owner, wanted: Wanted): Promise<StartedBulk> {
  const { db, tasks, files } = parts;
  const { work, choice, request_id: requestId } = wanted;
  // Sent again after a lost answer: by now the filter may find others.
  const known = await tasks.findRequested(owner, requestId);
  if (known) return { kind: 'started', task: known };
  checkCarriers(work);
  const chosen = await chosenNumbers(db, owner, choice);
  if ('previewed' in choice && chosen.length > choice.previewed) return { kind: 'grown', count: chosen.length };
  const task = { type: 'bulk', name: '', params: work, requestId } as const;
  const started = await tasks.start(owner, task, async (transaction, { id: taskId, expireTime }) => {
    const file = { role: 'input', name: `${work.action}.csv`, columns: TRACK_COLUMNS, taskId, expireTime } as const;
    await files.createOfRows(transaction, owner, file, numberRows(chosen));
    return chosen.length;
  });
  return started ? { kind: 'started', task: started } : { kind: 'tooMany' };
}

async function chosenNumbers(db: Database, owner: Owner, choice: TrackChoice) {
  if ('numbers' in choice) return choice.numbers;
  const found = toFilter(choice.filter);
  if (found && 'code' in found) throw new UnreadableParameter('choice.filter', found.message.replace(/\.$/, ''));
  return db
    .select({ number: shipments.number, carrier: shipments.carrier })
    .from(shipments)
    .where(and(isOwnedBy(owner), found))
    .orderBy(asc(shipments.id));
}

function* numberRows(chosen: readonly { number: string; carrier: number }[]): Generator<InputRow> {
  for (const [index, { number, carrier }] of chosen.entries())
    yield { row: index + 1, cells: [number, String(carrier)] };
}

function checkCarriers(work: TrackWork) {
  if (work.action !== 'changecarrier') return;
  for (const place of ['carrier_new', 'final_carrier_new'] as const) {
    const key = work[place] ?? NO_CARRIER;
    if (key !== NO_CARRIER && !findCarrier(key))
      throw new UnreadableParameter(`work.${place}`, `there is no carrier ${key}`);
  }
}
