import type { MESSAGE_METHODS, MessageMethod, MessageParam } from '@tracking-console/contract/notifications/rules';
import { type CallRequest, legacyCallOf } from '@tracking-console/platform';

const call = legacyCallOf<typeof MESSAGE_METHODS>('message');

/** One of the calls about notifications, as it is sent. The page says itself what failed. */
export const messageCall = <Method extends MessageMethod>(
  method: Method,
  param: MessageParam<Method>,
): CallRequest => ({ ...call(method, param), silent: true });
