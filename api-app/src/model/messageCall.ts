import type { MessageMethod, MessageParam } from '@tracking-console/contract/rules';
import { type CallRequest, legacyBody } from '@tracking-console/platform';

/** One of the calls about notifications, as it is sent. The page says itself what failed. */
export const messageCall = <Method extends MessageMethod>(
  method: Method,
  param: MessageParam<Method>,
): CallRequest => ({ root: 'message', path: '', body: legacyBody(method, param), silent: true });
