import type { CallRequest } from '@tracking-console/platform';

/** How the source of tracking data stands. A notice that could not be fetched is none the user needs to hear of. */
export const SOURCE_CALL: CallRequest = { root: 'console', path: '/v1/source/get', body: {}, silent: true };
