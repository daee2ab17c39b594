import { DEVELOPER_PANEL } from '@tracking-console/contract/page/applications';
import type * as PanelModule from '@tracking-console/developer-panel';
import type { ObservedMessage } from '@tracking-console/platform';
import type { RuntimeEvent } from './runtime/events.ts';
import type { Runtime } from './runtime/runtime.ts';
import type { RuntimeServices } from './runtime/services.ts';

/** For sessions that may use the panel: events are recorded from now on, and the panel loads once the browser is idle. */
export function loadDeveloperPanel(services: RuntimeServices, runtime: Runtime) {
  const { platform, platformModule, loader } = services;
  if (!platform.configuration.overrides) return;
  const events: RuntimeEvent[] = [];
  const messages: ObservedMessage[] = [];
  const stops = [
    runtime.listen((event) => events.push(event)),
    platform.messages.observe((message) => messages.push(message)),
  ];

  async function load() {
    try {
      const { startPanel } = (await loader.import(DEVELOPER_PANEL)) as typeof PanelModule; // the module of that name
      await platform.languageReady;
      startPanel({ ...services, runtime, past: { events, messages } });
    } catch (error) {
      platform.reportBug(error);
    } finally {
      for (const stop of stops) stop();
    }
  }

  platformModule.whenIdle(() => void load());
}
