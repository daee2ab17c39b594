import { createChanges } from './changes.ts';
import { createCorrections } from './corrections.ts';
import { createDetails } from './details.ts';
import { createListing } from './listing.ts';
import { createRefreshing } from './refreshing.ts';
import { createRegistration } from './registration.ts';
import type { ShipmentContext } from './shipmentContext.ts';
import { createStatistics } from './statistics.ts';

export type ShipmentService = ReturnType<typeof createShipmentService>;

export function createShipmentService(context: ShipmentContext) {
  return {
    ...createRegistration(context),
    ...createListing(context),
    ...createDetails(context),
    ...createChanges(context),
    ...createCorrections(context),
    ...createRefreshing(context),
    ...createStatistics(context),
  };
}
