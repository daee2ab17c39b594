import { FAILING_DAYS } from '@tracking-console/contract/api/webhookConstants';
import type { MailCustomer } from '../../mail/mailCustomer.ts';
import type { WebhookRecord } from '../webhookTable.ts';

interface Surroundings {
  mailCustomer: MailCustomer;
  onProblem: (message: string) => void;
}

export type MailDisabled = ReturnType<typeof createMailDisabled>;

/** Mails a customer about a webhook that was switched off. The console shows it as well, so there is one attempt. */
export function createMailDisabled({ mailCustomer, onProblem }: Surroundings) {
  return async ({ gid, url }: Pick<WebhookRecord, 'gid' | 'url'>): Promise<void> => {
    const values = { url, days: String(FAILING_DAYS) };
    const outcome = await mailCustomer(gid, { about: 'webhookOff', values, path: '/api/settings' });
    if (outcome && outcome.kind !== 'sent') onProblem(`A mail about a webhook was not sent: ${outcome.kind}.`);
  };
}
