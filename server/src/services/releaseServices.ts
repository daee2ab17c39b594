import { ownOrigin } from '../config.ts';
import { createGrantService } from '../features/overrides/grantService.ts';
import type { CheckRelease } from '../features/releases/checks/candidate.ts';
import { createCheckRelease } from '../features/releases/checks/checkRelease.ts';
import { createMountApplications } from '../features/releases/checks/mount/mountApplications.ts';
import { createProbes } from '../features/releases/checks/mount/probes.ts';
import { createCheckoutReader } from '../features/releases/modules/checkout.ts';
import { createReleaseService } from '../features/releases/releaseService.ts';
import { createTokenService } from '../features/releases/tokens/tokenService.ts';
import type { AccountServices } from './accountServices.ts';
import type { Foundation } from './foundation.ts';

/** The modules of each page, and the right to change them. */
export function createReleaseServices(
  { configuration, db, now, onProblem }: Foundation,
  { users, identities, privacy, sessions }: AccountServices,
  checkRelease?: CheckRelease,
) {
  const probes = createProbes({ users, identities, privacy, sessions });
  return {
    probes,
    releases: createReleaseService({
      db,
      now,
      onProblem,
      checkout: createCheckoutReader(configuration.releaseFile, configuration.distDir, onProblem),
      fromFile: configuration.releaseFrom === 'file',
      checkRelease:
        checkRelease ??
        createCheckRelease({
          origin: () => ownOrigin(configuration),
          mountApplications: createMountApplications({ ...configuration, probes }),
          now,
        }),
    }),
    releaseTokens: createTokenService(db, now),
    overrides: createGrantService({ db, now, sessions }),
  };
}
