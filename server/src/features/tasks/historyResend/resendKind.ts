import { RESEND_FAILED } from '@tracking-console/contract/notifications/ruleConstants';
import { resendFailed } from '../../notifications/rules/resendNotices.ts';
import type { TaskKind } from '../taskKind.ts';

/** Headings of the rows. */
export const RESEND_COLUMNS = ['number', 'recipient', 'notice_id'];

export interface ResendParams {
  action: typeof RESEND_FAILED;
}

export const isResend = (params: unknown): params is ResendParams =>
  (params as Partial<ResendParams>).action === RESEND_FAILED;

/** Sends messages again; one that was sent again meanwhile, or cannot be, is a failed row. */
export function createResendKind(now: () => Date): Pick<TaskKind, 'work'> {
  return {
    async work({ owner, rows, transaction }) {
      const wanted = rows.map((row) => ({ row, id: Number(row.cells[2]) }));
      const ids = wanted.map(({ id }) => id);
      const leftOut = await resendFailed(transaction, owner.gid, ids, now());
      const faults = wanted.flatMap(({ row, id }) => {
        const fault = leftOut.get(id);
        return fault ? [{ ...row, fault }] : [];
      });
      return { faults };
    },
  };
}
