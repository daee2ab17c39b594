import type * as PlatformModule from '@tracking-console/platform';
import type { ApplicationEntry } from '../applications.ts';
import { LIMITS } from './limits.ts';
import { beginVisit, type Visit } from './visit.ts';

export interface RuntimeServices {
  page: Document;
  platform: PlatformModule.Platform;
  platformModule: typeof PlatformModule;
  load: <Module>(name: string) => Promise<Module>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * What single-spa sees of an application. single-spa waits for every lifecycle and stops routing when one fails or never
 * settles, so these settle at once or within the leave limit: the real loading and mounting run behind, each in a visit.
 */
export function guardedApplication(entry: ApplicationEntry, services: RuntimeServices) {
  let visit: Visit | undefined;
  return {
    bootstrap: async () => {},
    mount: async (props: object) => {
      visit = beginVisit(entry, services, props);
    },
    unmount: async () => {
      const left = visit?.end();
      visit = undefined;
      await Promise.race([left, wait(LIMITS.leave)]);
    },
  };
}
