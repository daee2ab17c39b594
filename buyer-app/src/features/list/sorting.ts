import type { Sequence } from '@tracking-console/contract/shipmentConstants';
import type { Sort } from '@tracking-console/ui/later';

/** The provider's orders by the column they sort. */
const COLUMNS = { Added: 'added', Updated: 'updated', Status: 'status', Days: 'days' } as const;
type Subject = keyof typeof COLUMNS;

export function sortOf(sequence: Sequence): Sort {
  const ascending = sequence.endsWith('Asc');
  const subject = sequence.slice(0, ascending ? -3 : -4) as Subject; // every sequence is a subject and a direction
  return { key: COLUMNS[subject], direction: ascending ? 'ascending' : 'descending' };
}

export function sequenceOf({ key, direction }: Sort): Sequence {
  const subject = (Object.keys(COLUMNS) as Subject[]).find((name) => COLUMNS[name] === key) ?? 'Updated';
  return `${subject}${direction === 'ascending' ? 'Asc' : 'Desc'}`;
}
