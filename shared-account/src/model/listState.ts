import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';

/** As much of a query as its list, drawer or card looks at. */
interface Query {
  data?: unknown;
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
}

/** There is nothing to show: what is there already stays where a later fetch of it fails. */
export const isListFailed = ({ currentData, isError }: Query) => isError && currentData === undefined;

/** Also while other rows than those in the list are fetched. */
export const isListLoading = ({ currentData, isFetching }: Query) => isFetching && currentData === undefined;

/** The staff's role does not count in this session, which was opened by a password alone. */
export const needsSecondStep = ({ error }: { error?: unknown }): boolean =>
  (error as { code?: unknown } | undefined)?.code === SECURITY_CODES.secondStepNeeded; // what the base query fails with
