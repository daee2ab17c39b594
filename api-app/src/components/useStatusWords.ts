import { useTextOr } from '@tracking-console/app-kit';

/** The names of statuses; one this version does not know keeps the wire's. */
export function useStatusWords() {
  const textOr = useTextOr();
  return {
    main: (status: string) => textOr(`status.${status}`, status),
    /** Empty for a sub-status that adds nothing to its main status. */
    sub: (subStatus: string) => textOr(`subStatus.${subStatus}`, ''),
    tracking: (status: string) => textOr(`trackingStatus.${status}`, status),
  };
}
