/** As much of a query as its list or card reads. */
export interface ListQuery {
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
}

/** There is nothing to show: rows that were loaded are still shown where a later fetch of them fails. */
export const isListFailed = ({ currentData, isError }: ListQuery) => isError && currentData === undefined;

/** Also while the rows of another page or filter are fetched. */
export const isListLoading = ({ currentData, isFetching }: ListQuery) => isFetching && currentData === undefined;
