import { endQueries, type Platform } from '@tracking-console/platform';
import type { StoreFeature } from './definition.ts';

type Store = Pick<Platform, 'addFeature' | 'store'>;
type Remove = () => Promise<void>;

/** Returns what takes the features out of the store again. */
export function addFeatures({ addFeature, store }: Store, features: readonly StoreFeature[]): Remove {
  const removals = features.map(({ api, reducers, sagas }) =>
    addFeature({
      reducers: { ...reducers, ...(api && { [api.reducerPath]: api.reducer }) },
      ...(api && { middleware: api.middleware }),
      ...(sagas && { sagas }),
    }),
  );
  return async () => {
    for (const { api } of features) if (api) await endQueries(store, api);
    for (const remove of removals.toReversed()) remove();
  };
}

interface Shared {
  parcels: number;
  remove: Remove;
}

/** By store and by the list of features, which is one for all parcels of a module. */
const shared = new WeakMap<object, WeakMap<readonly StoreFeature[], Shared>>();

/**
 * The same for parcels, of which both consoles may have one mounted at a time: what they share is added with the first and
 * taken out with the last.
 */
export function shareFeatures(platform: Store, features: readonly StoreFeature[]): Remove {
  const inStore = shared.get(platform.store) ?? new WeakMap<readonly StoreFeature[], Shared>();
  shared.set(platform.store, inStore);
  const held = inStore.get(features) ?? { parcels: 0, remove: addFeatures(platform, features) };
  inStore.set(features, held);
  held.parcels += 1;
  return async () => {
    held.parcels -= 1;
    if (held.parcels > 0) return;
    inStore.delete(features);
    await held.remove();
  };
}
