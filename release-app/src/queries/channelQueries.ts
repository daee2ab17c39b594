import type { Approval, ChangeChannel, Channel, ChannelName, RollBack } from '@tracking-console/contract/releases';
import { releaseApi } from './releaseApi.ts';

interface Wish<Body> {
  channel: ChannelName;
  etag: string;
  body: Body;
}

const CHANGED = ['Channels', 'History', 'Approvals', 'Releases'] as const;

const channelQueries = releaseApi.injectEndpoints({
  endpoints: (build) => ({
    listChannels: build.query<Channel[], void>({
      query: () => ({ path: '/channels' }),
      providesTags: ['Channels'],
    }),
    /** Break-glass answers with what waits for its second person. */
    changeChannel: build.mutation<Channel | Approval, Wish<ChangeChannel>>({
      query: ({ channel, etag, body }) => ({ method: 'PUT', path: `/channels/${channel}`, etag, body }),
      invalidatesTags: (answer) => (answer ? [...CHANGED] : ['Releases', 'History']),
    }),
    rollBack: build.mutation<Channel, Wish<RollBack>>({
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
  useRollBackMutation,
  useListApprovalsQuery,
  useApproveMutation,
} = channelQueries;
