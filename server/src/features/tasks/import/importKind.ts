import type { TrackingSettings } from '@tracking-console/contract/shipments/settingConstants';
import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import type { RowFault } from '@tracking-console/contract/tasks/tasks';
import { createSettingService } from '../../settings/settingService.ts';
import { type WantedShipment, withFieldDefaults } from '../../shipments/decideRegistrations.ts';
import type { Registration } from '../../shipments/registration.ts';
import type { ShipmentsIn } from '../../shipments/shipmentService.ts';
import type { FaultyRow, InputRow, TaskKind } from '../taskKind.ts';
import { type RowReading, readRow } from './readRow.ts';

export interface ImportParams {
  mapping: ColumnMapping;
}

interface Surroundings {
  now: () => Date;
  shipmentsIn: ShipmentsIn;
}

/** Adds the rows of a file as shipments. */
export function createImportKind({ now, shipmentsIn }: Surroundings): TaskKind {
  return {
    type: 'import',
    async work({ owner, params, rows, transaction }) {
      const { mapping } = params as ImportParams;
      const shipments = shipmentsIn(transaction);
      const { tracking } = await createSettingService(transaction, now).read({ ...owner, scope: 'BUYER' });
      const read = rows.map((row) => ({ row, ...readWanted(row, mapping, tracking) }));
      const wanted = read.flatMap(({ wanted }) => wanted ?? []);
      const registrations = await shipments.registration.register(owner, wanted, 'Import');
      const answers = new Map<WantedShipment, Registration | undefined>(
        wanted.map((shipment, index) => [shipment, registrations[index]]),
      );
      const faults = read.flatMap(({ row, wanted, fault }) =>
        faulty(row, fault ?? faultOf(wanted && answers.get(wanted))),
      );
      return { faults };
    },
  };
}

function readWanted({ cells }: InputRow, mapping: ColumnMapping, tracking: TrackingSettings): RowReading {
  const reading = readRow(cells, mapping);
  return reading.wanted ? { ...reading, wanted: withFieldDefaults(reading.wanted, tracking) } : reading;
}

function faulty({ row, cells }: InputRow, fault: RowFault | null): FaultyRow[] {
  return fault ? [{ row, cells, fault }] : [];
}

function faultOf(registration: Registration | undefined): RowFault | null {
  switch (registration?.kind) {
    case 'added':
      return null;
    case 'exists':
      return 'exists';
    case 'overQuota':
      return 'overQuota';
    case 'unknownCarrier':
    case 'undetected':
      return 'unknownCarrier';
    case 'missingFields':
      return 'badField';
    case undefined:
      return 'notPossible';
  }
}
