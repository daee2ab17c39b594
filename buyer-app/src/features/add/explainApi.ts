import type { NumberExplanation } from '@tracking-console/contract/shipments/carriers';
import { buyerCall } from '../../model/buyerCall.ts';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';

const explainApi = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({
    explainNumber: build.query<NumberExplanation[], string>({
      query: (number) => buyerCall('ExplainNumber', { Number: number }),
    }),
  }),
});

export const { useExplainNumberQuery } = explainApi;
