import type { Platform } from '@tracking-console/platform';
import { consoleApi } from '../../api-app/src/model/consoleApi.ts';
import { addFeatures } from '../../app-kit/src/application/storeFeatures.ts';
import { features } from '../../buyer-app/src/features.ts';
import { settingsWanted } from '../../buyer-app/src/model/settings/settingsSlice.ts';

/** One application has one store from the start: both consoles' slices stay in it, and with them what was fetched. */
export function addConsoles(platform: Platform) {
  addFeatures(platform, [...features, { api: consoleApi }]);
}

/** What the buyer console fetches when it mounts. */
export const askForSettings = (platform: Platform) => platform.store.dispatch(settingsWanted());
