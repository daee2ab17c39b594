import type { WebhookAttempt } from '@tracking-console/contract/api/webhooks';
import type { Sealer } from '../../../sealing.ts';
import type { PostRequest } from '../target/postRequest.ts';
import { openHeaders, openSecrets } from '../webhookSecrets.ts';
import type { WebhookRecord } from '../webhookTable.ts';
import { signatureHeaders } from './signBody.ts';

/** The values of the account's signing key that are valid, the newest last; none: no key is marked. */
export type FindSigningValues = (gid: string) => Promise<string[]>;

interface Surroundings {
  now: () => Date;
  post: PostRequest;
  sealer: Sealer;
  findSigningValues: FindSigningValues;
}

interface Message {
  eventKey: string;
  body: string;
}

export type PrepareAttempts = ReturnType<typeof createPrepareAttempts>;

/** Makes the function that sends signed messages to a webhook as it is now; every outcome is a value. */
export function createPrepareAttempts({ now, post, sealer, findSigningValues }: Surroundings) {
  return async (webhook: WebhookRecord) => {
    const signingValues = await findSigningValues(webhook.gid);
    const secrets = openSecrets(sealer, webhook, now());
    const own = Object.fromEntries(openHeaders(sealer, webhook).map(({ name, value }) => [name, value]));
    return async (message: Message): Promise<WebhookAttempt> => {
      const time = now();
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'tracking-console-webhooks',
        ...signatureHeaders({ ...message, time }, secrets, signingValues),
      };
      const outcome = await post({
        url: webhook.url,
        // The customer's come first, so that they cannot replace ours.
        headers: { ...own, ...headers },
        body: message.body,
        mode: webhook.mode,
      });
      return { time: time.toISOString(), headers, ...outcome };
    };
  };
}
