import type { CallRequest } from '@tracking-console/platform';

/** Whether the source of tracking data answers. That this could not be fetched is not shown. */
export const SOURCE_CALL: CallRequest = { root: 'console', path: '/v1/source/get', body: {}, silent: true };
