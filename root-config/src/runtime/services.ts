import type * as PlatformModule from '@tracking-console/platform';
import type { Events } from './events.ts';
import type { ModuleLoader } from './loading.ts';

/** What the runtime needs from the page. */
export interface RuntimeServices {
  page: Document;
  platform: PlatformModule.Platform;
  platformModule: typeof PlatformModule;
  loader: ModuleLoader;
  events: Events;
  /** Names of the modules that are not the release's. */
  overridden: readonly string[];
}
