import type { Grant, GrantList, IssueGrant } from '@tracking-console/contract/releases/overrides';
import { releaseApi } from './releaseApi.ts';

const PATH = '/grants';

const grantQueries = releaseApi.injectEndpoints({
  endpoints: (build) => ({
    listGrants: build.query<GrantList, void>({
      query: () => ({ path: PATH }),
      providesTags: ['Grants'],
    }),
    issueGrant: build.mutation<Grant, IssueGrant>({
      query: (body) => ({ method: 'POST', path: PATH, body }),
      invalidatesTags: ['Grants'],
    }),
    revokeGrant: build.mutation<null, string>({
      query: (id) => ({ method: 'DELETE', path: `${PATH}/${id}` }),
      invalidatesTags: ['Grants'],
    }),
  }),
});

export const { useListGrantsQuery, useIssueGrantMutation, useRevokeGrantMutation } = grantQueries;
