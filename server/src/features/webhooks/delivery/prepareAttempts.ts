import type { WebhookAttempt } from '@tracking-console/contract/webhooks';
import type { Sealer } from '../../../sealing.ts';
import type { PostRequest } from '../target/postRequest.ts';
import { openHeaders, openSecrets } from '../webhookSecrets.ts';
import type { WebhookRecord } from '../webhookTable.ts';
import { signatureHeaders } from './signBody.ts';

interface Surroundings {
  now: () => Date;
  post: PostRequest;
  sealer: Sealer;
  /** Journeys are the sandbox's: test webhooks may lead to this machine. */
  sandbox: boolean;
}

interface Message {
  eventKey: string;
  body: string;
}

export type PrepareAttempts = ReturnType<typeof createPrepareAttempts>;

/** Makes the function that sends signed messages to a webhook as it is now; every outcome is a value. */
export function createPrepareAttempts({ now, post, sealer, sandbox }: Surroundings) {
  return (webhook: WebhookRecord) => {
    const secrets = openSecrets(sealer, webhook, now());
    const own = Object.fromEntries(openHeaders(sealer, webhook).map(({ name, value }) => [name, value]));
    return async (message: Message): Promise<WebhookAttempt> => {
      const time = now();
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'tracking-console-webhooks',
        ...signatureHeaders({ ...message, time }, secrets),
      };
      const outcome = await post({
        url: webhook.url,
        // The customer's come first, so that none of them takes the place of ours.
        headers: { ...own, ...headers },
        body: message.body,
        loopback: sandbox && webhook.mode === 'test',
      });
      return { time: time.toISOString(), headers, ...outcome };
    };
  };
}
