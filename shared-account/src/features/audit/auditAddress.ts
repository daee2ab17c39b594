import { addressFilters, isOneOf } from '@tracking-console/app-kit/later';
import type { ExportAudit } from '@tracking-console/contract/account/accountEvents';
import { EVENT_KINDS } from '@tracking-console/contract/account/securityConstants';
import { midnight } from '@tracking-console/contract/values/midnight';
import { isDay } from '@tracking-console/contract/values/times';

const isAddress = (text: string) => /^[0-9A-Fa-f.:]{2,45}$/.test(text);

export const auditFilters = addressFilters({ kind: isOneOf(EVENT_KINDS), from: isDay, to: isDay, ip: isAddress }, []);
export type AuditFilter = ReturnType<typeof auditFilters.readAll>;

/** The parameters of the call: days of the reader's own clock, the last one included. */
export function toListAudit({ from, to, kind, ip }: AuditFilter): ExportAudit {
  // An address may have them the wrong way around.
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return {
    ...(kind && { kind: EVENT_KINDS.find((one) => one === kind) }),
    ...(first && { from: midnight(first, 0) }),
    ...(last && { to: midnight(last, 1) }),
    ...(ip && { ip }),
  } as ExportAudit; // a kind of the filter is one of them
}
