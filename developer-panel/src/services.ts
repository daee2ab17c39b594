import type { ObservedMessage, Platform } from '@tracking-console/platform';
// Types only: the page provides the runtime; nothing of it is bundled into this module.
import type { RuntimeEvent } from '@tracking-console/root-config/src/runtime/events.ts';
import type { ModuleLoader } from '@tracking-console/root-config/src/runtime/loading.ts';
import type { Runtime } from '@tracking-console/root-config/src/runtime/runtime.ts';

/** What the page hands to the panel. */
export interface PanelServices {
  page: Document;
  platform: Platform;
  runtime: Runtime;
  loader: Pick<ModuleLoader, 'resolve' | 'forget'>;
  /** Names of the modules that are not the release's. */
  overridden: readonly string[];
  /** What happened before the panel was there. */
  past: Past;
}

export interface Past {
  events: readonly RuntimeEvent[];
  messages: readonly ObservedMessage[];
}
