// Separate from releases.ts and overrides.ts, whose schemas a page does not need.

export const RELEASE_ROOT = '/release-api/v1';
export const OVERRIDE_ROOT = '/release-api/v1/grants';

/** In the order a release passes them. */
export const CHANNELS = ['test1', 'test2', 'uat', 'production'] as const;
export type ChannelName = (typeof CHANNELS)[number];

export const MAX_GRANT_HOURS = 8;
