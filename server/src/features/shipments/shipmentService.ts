import type { Transaction } from '../../database.ts';
import { createChanges } from './changes.ts';
import { createCorrections } from './corrections.ts';
import { createDetails } from './details.ts';
import { createListing } from './listing.ts';
import { createRefreshing } from './refreshing.ts';
import { createRegistration } from './registration.ts';
import type { ShipmentContext } from './shipmentContext.ts';
import { createHistory } from './shipmentHistory.ts';
import { createStatistics } from './statistics.ts';

export type ShipmentService = ReturnType<typeof createShipmentService>;
/** Makes the service part of a transaction. */
export type ShipmentsIn = (transaction: Transaction) => ShipmentService;

/** All that is done with shipments, by what it is about: who calls it takes the part it needs. */
export function createShipmentService(context: ShipmentContext) {
  return {
    registration: createRegistration(context),
    listing: createListing(context),
    details: createDetails(context),
    changes: createChanges(context),
    corrections: createCorrections(context),
    refreshing: createRefreshing(context),
    history: createHistory(context),
    statistics: createStatistics(context),
  };
}
