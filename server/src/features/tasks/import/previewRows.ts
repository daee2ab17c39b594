import type {
  ColumnMapping,
  FieldNote,
  PreviewRow,
  PreviewState,
  UploadCheck,
} from '@tracking-console/contract/tasks/imports';
import type { KnownShipment } from '../../shipments/decideRegistrations.ts';
import { resolveCarrier } from '../../shipments/resolveCarrier.ts';
import type { InputRow } from '../taskKind.ts';
import { rowsByNumber } from './numberCell.ts';
import { readRow } from './readRow.ts';

/** Rows shown of all, and of those with a problem. */
export const FIRST_ROWS = 10;
const PROBLEM_ROWS = 20;

type Outcome = PreviewRow['numbers'][number];
type FindKnown = (numbers: readonly string[]) => Promise<readonly KnownShipment[]>;

/** The result an import would have, before anything is changed: chunk by chunk, because a file is long. */
export function createPreview(mapping: ColumnMapping, findKnown: FindKnown) {
  const counts = { new: 0, exists: 0, repeated: 0, badNumber: 0, rounded: 0 };
  const preview: Omit<UploadCheck, 'room'> = { counts, noted: 0, first_rows: [], problem_rows: [] };
  /** The carriers each number of the file was given with; 0: none. */
  const seen = new Map<string, number[]>();
  return {
    preview,

    async add(rows: readonly InputRow[]): Promise<void> {
      const read = rows.map(({ row, cells }) => ({ row, cells, readings: readingsOf(cells) }));
      const numbers = read.flatMap(({ readings }) => readings.flatMap(({ wanted }) => wanted?.number ?? []));
      const known = byNumber(await findKnown([...new Set(numbers)]));
      for (const { row, cells, readings } of read)
        show(
          row,
          cells,
          readings.map((reading) => outcomeOf(reading, known)),
        );
    },
  };

  function readingsOf(cells: string[]) {
    return rowsByNumber(cells, mapping).map((own) => ({
      typed: own[mapping.number ?? -1] ?? '',
      ...readRow(own, mapping),
    }));
  }

  function outcomeOf(
    reading: ReturnType<typeof readingsOf>[number],
    known: ReadonlyMap<string, KnownShipment[]>,
  ): Outcome {
    if (reading.fault) return { number: reading.typed, state: reading.fault, notes: [] };
    const { number, carrier = 0 } = reading.wanted;
    const own = known.get(number) ?? [];
    if (own.some((shipment) => carrier === 0 || shipment.carrier === carrier))
      return { number, state: 'exists', notes: [] };
    const earlier = seen.get(number) ?? [];
    if (earlier.some((other) => carrier === 0 || carrierOf(number, other) === carrier))
      return { number, state: 'repeated', notes: [] };
    seen.set(number, [...earlier, carrier]);
    return { number, state: 'new', notes: reading.notes };
  }

  function show(row: number, cells: string[], numbers: Outcome[]): void {
    const shown: PreviewRow = { row, cells, numbers };
    for (const { state, notes } of numbers) count(state, notes);
    if (preview.first_rows.length < FIRST_ROWS) preview.first_rows.push(shown);
    if (preview.problem_rows.length < PROBLEM_ROWS && numbers.some(isProblem)) preview.problem_rows.push(shown);
  }

  function count(state: PreviewState, notes: readonly FieldNote[]): void {
    counts[state]++;
    if (notes.length > 0) preview.noted++;
  }
}

export function byNumber<Known extends { number: string }>(known: readonly Known[]): ReadonlyMap<string, Known[]> {
  const found = new Map<string, Known[]>();
  for (const shipment of known) found.set(shipment.number, [...(found.get(shipment.number) ?? []), shipment]);
  return found;
}

const isProblem = ({ state, notes }: Outcome) => state !== 'new' || notes.length > 0;

/** The number's own carrier, if none was given. */
const carrierOf = (number: string, given: number) => given || (resolveCarrier(number)?.carrier ?? 0);
