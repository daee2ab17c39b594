/** Separate from savedViews.ts, whose schemas a page does not need. */

export const MAX_SAVED_VIEWS = 30;
export const MAX_VIEW_NAME = 60;

/** The lists that have views of their own. */
export const VIEW_LISTS = ['active', 'archived'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];
