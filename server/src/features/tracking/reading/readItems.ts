import type { RejectedItem, TrackError } from '@tracking-console/contract/api/tracking';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Refusal } from '../../../http/calls/refusal.ts';
import { compileCheck } from '../../../http/calls/unreadable.ts';
import { trackError, trackRefusal } from '../trackErrors.ts';
import { findMisspelled, readLiberally } from './readLiberally.ts';

export interface ReadItems<Item> {
  items: Item[];
  rejected: RejectedItem[];
}

export interface Reading {
  /** Items of a call. */
  maxItems?: number;
  /** Refuse a name that reads like one of the schema's: a misspelled carrier must not mean all of them. */
  refusesMisspelled?: boolean;
}

/** Reads a call's list; a fault of the list is an error, a fault of one item rejects that item. */
export function createItemReader<Schema extends TSchema>(
  schema: Schema,
  { maxItems = MAX_NUMBERS, refusesMisspelled = false }: Reading = {},
) {
  const validator = Compile(schema);
  const check = compileCheck(schema);
  return (body: unknown): ReadItems<Static<Schema>> | Refusal => {
    if (!Array.isArray(body)) return trackRefusal(-18010013);
    if (body.length === 0) return trackRefusal(-18010010, 'number');
    if (body.length > maxItems) return trackRefusal(-18010014, String(maxItems));
    const read: ReadItems<Static<Schema>> = { items: [], rejected: [] };
    for (const given of body) {
      const item = readLiberally(schema, given);
      const misspelled = refusesMisspelled ? findMisspelled(schema, item) : undefined;
      if (misspelled !== undefined || !validator.Check(item)) {
        read.rejected.push(rejection(item, misspelled ?? check(item)?.field ?? ''));
      } else read.items.push(item);
    }
    return read;
  };
}

function rejection(item: unknown, field: string): RejectedItem {
  const given = typeof item === 'object' && item !== null ? item : {};
  const number = 'number' in given ? given.number : undefined;
  if (number === undefined || number === '') return { number: '', error: trackError(-18010010, 'number') };
  const text = typeof number === 'string' ? number : JSON.stringify(number);
  return { number: text.slice(0, 100), ...carrierOf(given), error: faultOf(given, field) };
}

function faultOf(item: object, field: string): TrackError {
  if (field === 'number') return trackError(-18010012, field);
  const [part = field] = field.split('.');
  return trackError(Object.hasOwn(item, part) ? -18010015 : -18010010, field);
}

/** As it was sent, so that the caller finds its own item. */
export function carrierOf(item: object): { carrier?: number | string } {
  const carrier = 'carrier' in item ? item.carrier : undefined;
  return typeof carrier === 'number' || typeof carrier === 'string' ? { carrier } : {};
}
