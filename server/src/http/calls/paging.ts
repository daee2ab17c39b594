/** Pages of lists in calls of the legacy wrapper. */
export interface Paging {
  page: number;
  perPage: number;
}

interface Pages {
  Page?: number | undefined;
  PerPage?: number | undefined;
}

export const pagingOf = ({ Page = 1, PerPage = 20 }: Pages): Paging => ({ page: Page, perPage: PerPage });

export const pageInfo = ({ page, perPage }: Paging, total: number) => ({
  Page: page,
  PerPage: perPage,
  TotalCount: total,
});
