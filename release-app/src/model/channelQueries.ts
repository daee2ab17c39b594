import type {
  Approval,
  ChangeChannel,
  Channel,
  ChannelName,
  RollBack,
  RollBackPlan,
} from '@tracking-console/contract/releases/releases';
import { releaseApi } from './releaseApi.ts';

interface ChannelRequest<Body> {
  channel: ChannelName;
  etag: string;
  body: Body;
}

interface WayBack {
  channel: ChannelName;
  /** Left out: the whole release. */
  module?: string;
  /** Of the channel that is rolled back: another etag refetches. */
  etag: string;
}

const CHANGED = ['Channels', 'History', 'Approvals', 'Releases'] as const;

const channelQueries = releaseApi.injectEndpoints({
  endpoints: (build) => ({
    listChannels: build.query<Channel[], void>({
      query: () => ({ path: '/channels' }),
      providesTags: ['Channels'],
    }),
    /** Break-glass is answered with the approval that waits for its second person. */
    changeChannel: build.mutation<Channel | Approval, ChannelRequest<ChangeChannel>>({
      query: ({ channel, etag, body }) => ({ method: 'PUT', path: `/channels/${channel}`, etag, body }),
      invalidatesTags: (answer) => (answer ? [...CHANGED] : ['Releases', 'History']),
    }),
    planRollBack: build.query<RollBackPlan, WayBack>({
      query: ({ channel, module }) => ({
        path: `/channels/${channel}/rollback${module === undefined ? '' : `?module=${encodeURIComponent(module)}`}`,
      }),
    }),
    rollBack: build.mutation<Channel, ChannelRequest<RollBack>>({
      query: ({ channel, etag, body }) => ({ method: 'POST', path: `/channels/${channel}/rollback`, etag, body }),
      invalidatesTags: (answer) => (answer ? [...CHANGED] : []),
    }),
    listApprovals: build.query<Approval[], void>({
      query: () => ({ path: '/approvals' }),
      providesTags: ['Approvals'],
    }),
    approve: build.mutation<Channel, Pick<Approval, 'channel' | 'id'>>({
      query: ({ channel, id }) => ({ method: 'POST', path: `/channels/${channel}/approvals/${id}` }),
      invalidatesTags: [...CHANGED],
    }),
  }),
});

export const {
  useListChannelsQuery,
  useChangeChannelMutation,
  usePlanRollBackQuery,
  useRollBackMutation,
  useListApprovalsQuery,
  useApproveMutation,
} = channelQueries;
