import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import type { RejectedItem, TrackError } from '@tracking-console/contract/tracking';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { compileCheck } from '../../http/unreadable.ts';
import { trackError } from './trackErrors.ts';

export interface ReadItems<Item> {
  items: Item[];
  rejected: RejectedItem[];
}

/** Reads a call's list; what is wrong with the list is an error, what is wrong with one item rejects that item. */
export function createItemReader<Schema extends TSchema>(schema: Schema) {
  const validator = Compile(schema);
  const check = compileCheck(schema);
  return (body: unknown): ReadItems<Static<Schema>> | TrackError => {
    if (!Array.isArray(body)) return trackError(-18010013);
    if (body.length === 0) return trackError(-18010010, 'number');
    if (body.length > MAX_NUMBERS) return trackError(-18010014);
    const read: ReadItems<Static<Schema>> = { items: [], rejected: [] };
    for (const item of body) {
      if (validator.Check(item)) read.items.push(item);
      else read.rejected.push(rejection(item, check(item)?.field ?? ''));
    }
    return read;
  };
}

function rejection(item: unknown, field: string): RejectedItem {
  const given = typeof item === 'object' && item !== null ? item : {};
  const number = 'number' in given ? given.number : undefined;
  if (number === undefined || number === null || number === '') {
    return { number: '', error: trackError(-18010010, 'number') };
  }
  const error = field === 'number' ? trackError(-18010012, 'number') : trackError(-18010015, field);
  return { number: String(number).slice(0, 100), ...carrierOf(given), error };
}

/** As it was sent, so that the caller finds its own item. */
export function carrierOf(item: object): { carrier?: number | string } {
  const carrier = 'carrier' in item ? item.carrier : undefined;
  return typeof carrier === 'number' || typeof carrier === 'string' ? { carrier } : {};
}
