/** As far as pages, versions and previewed rows are counted. */
export const MAX_COUNT = 1_000_000;
