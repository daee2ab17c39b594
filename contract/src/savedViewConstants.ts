/** Apart from savedViews.ts, whose schemas a page has no use for. */

export const MAX_SAVED_VIEWS = 30;
export const MAX_VIEW_NAME = 60;
