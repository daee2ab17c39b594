import type { ApiLogList } from '@tracking-console/contract/api/apiLogs';
import type { NamedNumber, ShipmentHistory } from '@tracking-console/contract/api/trackingConsole';
import type { DeliveryList } from '@tracking-console/contract/api/webhooks';
import type { NoticeList } from '@tracking-console/contract/notifications/rules';
import { consoleApi } from '../../model/consoleApi.ts';
import { messageCall } from '../../model/messageCall.ts';

const call = (path: string, body: object) => ({ root: 'console' as const, path: `/v1/${path}`, body, silent: true });

/** As many calls as the drawer shows. */
const CALLS_SHOWN = 20;

const historyQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    shipmentDeliveries: build.query<DeliveryList, NamedNumber>({
      query: (named) => call('tracking/deliveries', named),
      providesTags: ['Deliveries'],
    }),
    shipmentHistory: build.query<ShipmentHistory, NamedNumber>({
      query: (named) => call('tracking/history', named),
      providesTags: ['Shipments'],
    }),
    /** What was sent to people, and what was not. */
    shipmentNotices: build.query<NoticeList, NamedNumber>({
      query: ({ number, carrier }) => messageCall('GetHistory', { Tab: 'all', TrackNo: number, Carrier: carrier }),
      providesTags: ['Notices'],
    }),
    shipmentCalls: build.query<ApiLogList, string>({
      query: (number) => call('logs/list', { number, page_size: CALLS_SHOWN }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useShipmentDeliveriesQuery, useShipmentHistoryQuery, useShipmentNoticesQuery, useShipmentCallsQuery } =
  historyQueries;
