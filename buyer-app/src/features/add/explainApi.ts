import type { NumberExplanation } from '@tracking-console/contract/carriers';
import { orderCall, shipmentsApi } from '../../model/shipments/shipmentsApi.ts';

const explainApi = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({
    explainNumber: build.query<NumberExplanation[], string>({
      query: (number) => orderCall('ExplainNumber', { Number: number }),
    }),
  }),
});

export const { useExplainNumberQuery } = explainApi;
