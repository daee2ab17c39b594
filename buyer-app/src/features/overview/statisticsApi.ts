import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import type { DailyStatistic, TransitStatistic } from '@tracking-console/contract/shipments/statistics';
import { buyerCall } from '../../model/buyerCall.ts';
import { readShipment, type Shipment } from '../../model/shipments/shipment.ts';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';

const DAYS = 30;

/** Below the first screen; fetched after the rest. */
const statisticsApi = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of the last days, in this time zone. */
    getDays: build.query<DailyStatistic[], string>({
      query: (Zone) => ({ ...buyerCall('GetStatDaily', { Days: DAYS, Zone }), silent: true }),
      providesTags: ['Overview'],
    }),
    getTransit: build.query<TransitStatistic[], void>({
      query: () => ({ ...buyerCall('GetStatTransit', { Days: DAYS }), silent: true }),
      providesTags: ['Overview'],
    }),
    getArrivingSoon: build.query<Shipment[], string>({
      query: (Zone) => ({ ...buyerCall('GetArrivingSoon', { Zone }), silent: true }),
      transformResponse: (rows: ShipmentRow[]) => rows.map(readShipment),
      providesTags: ['Overview'],
    }),
  }),
});

export const { useGetDaysQuery, useGetTransitQuery, useGetArrivingSoonQuery } = statisticsApi;
