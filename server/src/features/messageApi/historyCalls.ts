import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { GetHistory, HISTORY_METHODS } from '@tracking-console/contract/notifications/rules';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { FoundShipments } from '@tracking-console/contract/tasks/tasks';
import { type Calls, success } from '../../http/calls/legacyCall.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { checkRange } from '../../http/calls/unreadable.ts';
import { startHistoryExport, startUnsubscribedExport } from '../tasks/historyExport/startHistoryExport.ts';
import { startResend } from '../tasks/historyResend/startResend.ts';
import { startedRow } from '../tasks/taskAnswers.ts';
import type { MessageContext } from './messageContext.ts';

const TOO_MANY = refuse(RULE_CODES.tooMany, 'Too many tasks are under way.');

/** Those about what was sent, and what was not. */
export const HISTORY_CALLS: Calls<typeof HISTORY_METHODS, MessageContext> = {
  async GetHistory(param, { gid, noticeHistory }) {
    checkRange(rangeOf(param));
    return success(await noticeHistory.list(gid, param));
  },

  async GetNotice({ NoticeId }, { gid, noticeHistory }) {
    const notice = await noticeHistory.get(gid, NoticeId);
    return notice ? success(notice) : refuse(RULE_CODES.notFound, 'There is no such notification.');
  },

  ResendNotice: async ({ NoticeId }, { gid, noticeHistory }) =>
    (await noticeHistory.resend(gid, NoticeId))
      ? success(null)
      : refuse(RULE_CODES.notResendable, 'Only what failed or bounced is sent again, and once.'),

  async CountFailed(filter, { gid, noticeHistory, wholeLists }) {
    checkRange(rangeOf(filter));
    return success(await wholeLists.run(gid, () => noticeHistory.countFailed(gid, filter)));
  },

  async ResendFailed(param, context) {
    checkRange(rangeOf(param));
    const outcome = await startResend(context, { gid: context.gid, scope: 'API' }, param);
    if (outcome.kind === 'started') return success(await startedRow(context.tasks, outcome.task));
    if (outcome.kind === 'tooMany') return TOO_MANY;
    const found: FoundShipments = { count: outcome.count };
    return refuse(TASK_CODES.moreThanPreviewed, 'More match by now. Nothing was sent.', found);
  },

  async GetUnsubscribed(_param, { gid, notifyAddresses, consumerRecipients }) {
    const own = await notifyAddresses.listUnsubscribed(gid);
    const { rows, isPart } = await consumerRecipients.listUnsubscribed(gid);
    const Addresses = [
      ...own.map((row) => ({ ...row, Audience: 'OWN' as const })),
      ...rows.map((row) => ({ ...row, Audience: 'CONSUMER' as const })),
    ];
    return success({ Addresses, IsPart: isPart });
  },

  async ExportHistory(param, context) {
    checkRange(rangeOf(param));
    const { gid, language, wholeLists } = context;
    const task = await wholeLists.run(gid, () =>
      startHistoryExport(context, { gid, scope: 'API' }, { ...param, language }),
    );
    return task ? success(await startedRow(context.tasks, task)) : TOO_MANY;
  },

  async ExportUnsubscribed(param, context) {
    const { gid, language, wholeLists } = context;
    const task = await wholeLists.run(gid, () =>
      startUnsubscribedExport(context, { gid, scope: 'API' }, { ...param, language }),
    );
    return task ? success(await startedRow(context.tasks, task)) : TOO_MANY;
  },
};

const rangeOf = ({ From, To }: Pick<GetHistory, 'From' | 'To'>) => ({
  ...(From !== undefined && { from: From }),
  ...(To !== undefined && { to: To }),
});
