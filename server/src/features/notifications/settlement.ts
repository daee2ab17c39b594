import type { NoticeReason } from '@tracking-console/contract/notifications/ruleConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { MailOutcome } from '../mail/mailer.ts';
import { stateOf } from './decideNotification.ts';
import type { NotificationRecord } from './notificationTable.ts';

export type Outcome = MailOutcome | { kind: 'skipped'; reason: NoticeReason };

/** How long to wait after each failed attempt; after the last there is none. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE);

type Settled = Partial<Pick<NotificationRecord, 'state' | 'reason' | 'detail' | 'dueTime' | 'endTime'>>;

/** The log's row after an attempt: decided, or to be tried again later. */
export function settlement(
  { attempts, reason }: Pick<NotificationRecord, 'attempts' | 'reason'>,
  outcome: Outcome,
  now: Date,
): Settled {
  const ended = { dueTime: null, endTime: now };
  if (outcome.kind === 'sent') return { ...ended, state: 'Sent', reason: keptReason(reason), detail: '' };
  if (outcome.kind === 'skipped') return { ...ended, state: stateOf(outcome.reason), reason: outcome.reason };
  const { kind, detail } = outcome;
  const pause = RETRY_DELAYS_MS[attempts - 1];
  if (kind === 'bounced') return { ...ended, state: 'Bounced', reason: 'refused', detail };
  if (kind === 'refused' || pause === undefined) return { ...ended, state: 'Failed', reason: kind, detail };
  return { dueTime: new Date(now.getTime() + pause), reason: 'retry', detail };
}

/** Why a mail came late, or was a question, is kept after it was sent. */
const keptReason = (reason: NotificationRecord['reason']) =>
  reason === 'digest' || reason === 'quietHours' || reason === 'delay' || reason === 'asked' ? reason : null;
