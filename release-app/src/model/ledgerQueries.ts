import type { LoadCount } from '@tracking-console/contract/releases/releaseLoads';
import type { ChannelName, LedgerRow } from '@tracking-console/contract/releases/releases';
import { releaseApi } from './releaseApi.ts';

/** What walking the whole chain has found. */
export interface LedgerState {
  rows: number;
  broken: { sequence: number; message: string }[];
}

interface HistoryRequest {
  channel: ChannelName;
  limit: number;
  /** The etag of the channel beside which it is shown: another etag refetches. */
  etag?: string;
}

const ledgerQueries = releaseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    readHistory: build.query<LedgerRow[], HistoryRequest>({
      query: ({ channel, limit }) => ({ path: `/channels/${channel}/history?limit=${limit}` }),
      providesTags: ['History'],
    }),
    verifyLedger: build.query<LedgerState, void>({
      query: () => ({ path: '/ledger/verify' }),
      providesTags: ['History'],
    }),
    countLoads: build.query<LoadCount[], number>({
      query: (minutes) => ({ path: `/loads?minutes=${minutes}` }),
      providesTags: ['Loads'],
    }),
  }),
});

export const { useReadHistoryQuery, useVerifyLedgerQuery, useCountLoadsQuery } = ledgerQueries;
