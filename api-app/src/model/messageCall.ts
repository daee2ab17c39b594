import type { MESSAGE_METHODS, MessageMethod, MessageParam } from '@tracking-console/contract/notifications/rules';
import { type CallRequest, legacyCallOf } from '@tracking-console/platform';

const call = legacyCallOf<typeof MESSAGE_METHODS>('message');

/** The request of a call about notifications; silent, as the page itself shows what failed. */
export const messageCall = <Method extends MessageMethod>(
  method: Method,
  param: MessageParam<Method>,
): CallRequest => ({ ...call(method, param), silent: true });
