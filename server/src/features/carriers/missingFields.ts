import type { CarrierField } from '@tracking-console/contract/shipments/carrierFields';
import type { RequiredField } from '@tracking-console/contract/shipments/carriers';
import { findCarrier } from './carriers.ts';

export type GivenFields = Partial<Record<CarrierField, string>>;

/** What a carrier does not answer without, and what was given does not hold. */
export function missingFields(carrier: number, given: GivenFields): RequiredField[] {
  const asked = findCarrier(carrier)?.requiredFields ?? [];
  return asked.filter((wanted) => wanted.required && !fits(wanted, given[wanted.field]));
}

function fits({ pattern }: RequiredField, value = ''): boolean {
  return new RegExp(pattern, 'i').test(value.trim());
}
