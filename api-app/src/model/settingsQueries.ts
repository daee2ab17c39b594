import { type ApiSettings, DEFAULT_API_SETTINGS } from '@tracking-console/contract/api/apiSettingConstants';
import type { SaveApiSettings } from '@tracking-console/contract/api/apiSettings';
import { consoleApi } from './consoleApi.ts';

const call = (name: string, body?: object) => ({ root: 'console' as const, path: `/v1/settings/${name}`, body });

const settingsQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    // Silent, as other pages can use the defaults and the settings page shows the failure.
    getSettings: build.query<ApiSettings, void>({ query: () => ({ ...call('get'), silent: true }) }),
    saveSettings: build.mutation<ApiSettings, SaveApiSettings>({
      query: (change) => ({ ...call('save', change), silent: true }), // the form shows the failure
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(settingsQueries.util.upsertQueryData('getSettings', undefined, data));
      },
    }),
  }),
});

export const { useGetSettingsQuery, useSaveSettingsMutation } = settingsQueries;
export const { getSettings } = settingsQueries.endpoints;

export const useSettings = (): ApiSettings => useGetSettingsQuery().data ?? DEFAULT_API_SETTINGS;

/** '' where none is chosen, or one this browser is too old to know. */
export function chosenZone({ time_zone: timeZone }: ApiSettings): string {
  try {
    return timeZone && Intl.DateTimeFormat('en', { timeZone }) ? timeZone : '';
  } catch {
    return '';
  }
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
