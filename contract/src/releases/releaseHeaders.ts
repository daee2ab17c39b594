// Separate from releases.ts, whose schemas a page does not need.

/** Names the release a page was loaded with, on its calls. */
export const RELEASE_HEADER = 'x-release';
/** On the answers: the release that page would get now. */
export const LATEST_RELEASE_HEADER = 'x-release-latest';
