import type { WebhookProblem } from '@tracking-console/contract/api/webhookConstants';
import { checkUrl } from './checkUrl.ts';
import type { LocalTargets } from './localTargets.ts';
import type { Post, PostOutcome, PostRequest } from './postRequest.ts';

/** The addresses notification rules may post to. Rules are the account's, so they have no mode of their own. */
export interface RuleTarget {
  /** null: nothing is wrong with the URL. */
  check(url: string): WebhookProblem | null;
  post(request: Omit<Post, 'mode'>): Promise<PostOutcome>;
}

/** On a development server as test webhooks, everywhere else as live ones: to public addresses alone. */
export function createRuleTarget(local: LocalTargets | null, post: PostRequest): RuleTarget {
  const mode = local ? 'test' : 'live';
  return {
    check: (url) => checkUrl(url, mode, local),
    post: (request) => post({ ...request, mode }),
  };
}
