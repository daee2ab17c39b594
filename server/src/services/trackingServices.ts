import type { Transaction } from '../database.ts';
import { createAirChanges } from '../features/air/airChanges.ts';
import type { AirContext } from '../features/air/airContext.ts';
import { createAirServices } from '../features/air/airServices.ts';
import { createAirSandbox } from '../features/air/sandbox/airSandbox.ts';
import { listCarrierEntries } from '../features/carriers/carriers.ts';
import { createCarrierFigures } from '../features/dashboard/carrierFigures.ts';
import type { CarrierAdapter } from '../features/journeys/carrierAdapter.ts';
import { createSandboxAdapter } from '../features/journeys/sandbox/sandboxAdapter.ts';
import { createSyncQueue } from '../features/journeys/syncQueue.ts';
import { createSyncService } from '../features/journeys/syncService.ts';
import type { TrackingLink } from '../features/notifications/consumer/sendConsumer.ts';
import { createOrderInfoService } from '../features/orderInfo/orderInfoService.ts';
import { createSharingService } from '../features/sharing/sharingService.ts';
import { createAutoArchive } from '../features/shipments/autoArchive.ts';
import { createRemoval } from '../features/shipments/removal.ts';
import type { ShipmentContext } from '../features/shipments/shipmentContext.ts';
import { createShipmentService } from '../features/shipments/shipmentService.ts';
import { createSourceAsking, createSourceServices } from '../features/source/sourceServices.ts';
import { createRealTimeQueries } from '../features/tracking/realTimeQueries.ts';
import { createTrackListService } from '../features/tracking/trackListService.ts';
import { recordEvents, recordWaybillEvents } from '../features/webhooks/recordEvents.ts';
import type { Foundation } from './foundation.ts';

/** Shipments, air waybills and their carriers. Webhooks get the changes of both in the same transaction. */
export function createTrackingServices({
  configuration,
  db,
  now,
  quotas,
  jobs,
  sealer,
  origin,
  onProblem,
}: Foundation) {
  // Test keys always get the sandbox's journeys.
  const sandbox = createSandboxAdapter({ speed: configuration.journeySpeed });
  const asking = createSourceAsking(configuration.carrierSource, { db, now, onProblem });
  const adapters: [CarrierAdapter, ...CarrierAdapter[]] = asking ? [asking.adapter, sandbox] : [sandbox];
  const [{ dataSource }] = adapters;
  const shipmentContext: ShipmentContext = {
    db,
    now,
    quotas,
    dataSource,
    onStopped: async (transaction, ids, time) =>
      void (await recordEvents(transaction, { ids, event: 'TRACKING_STOPPED' }, time)),
  };
  const shipments = createShipmentService(shipmentContext);
  const sync = createSyncService({
    db,
    now,
    adapters,
    onProblem,
    onRecorded: async (transaction, { updated, stopped }, time) => {
      await recordEvents(transaction, { ids: updated, event: 'TRACKING_UPDATED' }, time);
      await recordEvents(transaction, { ids: stopped, event: 'TRACKING_STOPPED' }, time);
    },
  });
  const airContext: AirContext = {
    db,
    now,
    quotas,
    cost: configuration.airWaybillCost,
    adapter: createAirSandbox({ speed: configuration.journeySpeed }),
    onRecorded: async (transaction, { updated, stopped }, time) => {
      await recordWaybillEvents(transaction, { ids: updated, event: 'TRACKING_UPDATED' }, time);
      await recordWaybillEvents(transaction, { ids: stopped, event: 'TRACKING_STOPPED' }, time);
    },
  };
  const sharing = createSharingService({ db, now, sealer, details: shipments.details });
  const trackingLink: TrackingLink = async (owner, id) => {
    const path = await sharing.openPath(owner, id);
    return path && origin + path;
  };

  return {
    dataSource,
    shipments,
    shipmentsIn: (transaction: Transaction) => createShipmentService({ ...shipmentContext, db: transaction }),
    airChangesIn: (transaction: Transaction) => createAirChanges({ ...airContext, db: transaction }),
    sync,
    sharing,
    trackingLink,
    syncQueue: createSyncQueue(jobs, sync),
    source: createSourceServices(asking, { db, now, sync, onProblem }),
    removal: createRemoval(db, now),
    autoArchive: createAutoArchive(db, now),
    orderInfo: createOrderInfoService(db),
    listCarriers: async () => listCarrierEntries(),
    carrierFigures: createCarrierFigures(db),
    trackLists: createTrackListService(db),
    queryRealTime: createRealTimeQueries({ db, now, quotas, shipments, adapters }),
    ...createAirServices(airContext, jobs),
  };
}
