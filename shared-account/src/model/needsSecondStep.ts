import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';

/** The staff's role does not count in this session, which was opened by a password alone. */
export const needsSecondStep = ({ error }: { error?: unknown }): boolean =>
  (error as { code?: unknown } | undefined)?.code === SECURITY_CODES.secondStepNeeded; // what the base query fails with
