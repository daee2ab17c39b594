import type { OverrideOutcome, PageGrant, ReportOutcome } from '@tracking-console/contract/releases/overrides';
import { OVERRIDE_ROOT } from '@tracking-console/contract/releases/releaseNames';
import type { Override } from './stored.ts';

/** Recorded in the grant's audit log; the page does not wait for it and continues if it fails. */
export function reportOutcome(
  { id }: PageGrant,
  outcome: OverrideOutcome,
  { module, address }: Override,
  reason?: string,
) {
  const report: ReportOutcome = {
    outcome,
    module: module.slice(0, 100),
    address: address.slice(0, 300),
    ...(reason && { reason: reason.slice(0, 60) }),
  };
  void fetch(`${OVERRIDE_ROOT}/${id}/outcomes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
