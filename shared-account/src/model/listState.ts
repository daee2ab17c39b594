import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';

/** The parts of a query that its list, drawer or card uses. */
interface Query {
  data?: unknown;
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
}

/** There is nothing to show: rows that were loaded stay if a later fetch fails. */
export const isListFailed = ({ currentData, isError }: Query) => isError && currentData === undefined;

/** Also while other rows than those in the list are fetched. */
export const isListLoading = ({ currentData, isFetching }: Query) => isFetching && currentData === undefined;

/** The staff's role is not active in this session, which was opened by a password alone. */
export const needsSecondStep = ({ error }: { error?: unknown }): boolean =>
  (error as { code?: unknown } | undefined)?.code === SECURITY_CODES.secondStepNeeded; // what the base query fails with
