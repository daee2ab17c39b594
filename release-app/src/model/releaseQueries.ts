import type {
  CheckReport,
  CreateRelease,
  ModuleVersion,
  ReleaseDetail,
  ReleaseDiff,
  ReleaseRow,
} from '@tracking-console/contract/releases/releases';
import { releaseApi } from './releaseApi.ts';

interface Pair {
  from: string;
  to: string;
}

const releaseQueries = releaseApi.injectEndpoints({
  endpoints: (build) => ({
    listReleases: build.query<ReleaseRow[], void>({
      query: () => ({ path: '/releases' }),
      providesTags: ['Releases'],
    }),
    readRelease: build.query<ReleaseDetail, string>({
      query: (id) => ({ path: `/releases/${id}` }),
      providesTags: ['Releases'],
    }),
    diffReleases: build.query<ReleaseDiff, Pair>({
      query: ({ from, to }) => ({ path: `/releases/${from}/diff/${to}` }),
    }),
    listModules: build.query<ModuleVersion[], void>({
      query: () => ({ path: '/modules' }),
      providesTags: ['Modules'],
    }),
    createRelease: build.mutation<ReleaseRow, CreateRelease>({
      query: (body) => ({ method: 'POST', path: '/releases', body }),
      invalidatesTags: ['Releases'],
    }),
    checkRelease: build.mutation<CheckReport, string>({
      query: (id) => ({ method: 'POST', path: `/releases/${id}/checks` }),
      invalidatesTags: ['Releases'],
    }),
  }),
});

export const {
  useListReleasesQuery,
  useReadReleaseQuery,
  useDiffReleasesQuery,
  useListModulesQuery,
  useCreateReleaseMutation,
  useCheckReleaseMutation,
} = releaseQueries;
