import { useDraft } from '@tracking-console/app-kit/later';
import { API_SETTING_CODES, type ApiSettings } from '@tracking-console/contract/api/apiSettingConstants';
import { parseDraft } from '@tracking-console/platform';
import { useMemo } from 'react';
import { useGetSettingsQuery, useSaveSettingsMutation } from '../../model/settingsQueries.ts';

type Values = Partial<ApiSettings>;
interface Edits {
  values: Values;
  /** The saved values of those when they were edited. */
  base: Values;
}

/** The settings with unsaved changes, which are kept for this tab when the page is left. */
export function useDefaults(saved: ApiSettings) {
  const [draft, setDraft] = useDraft('settings.defaults');
  const { refetch } = useGetSettingsQuery();
  const [saveSettings, { isLoading, isSuccess, error, reset }] = useSaveSettingsMutation();
  const { values, base } = useMemo(() => readEdits(draft, saved), [draft, saved]);
  const changed = Object.keys(values).length > 0;
  const isConflict = error !== undefined && 'code' in error && error.code === API_SETTING_CODES.changedMeanwhile;

  function keep(edits: Edits) {
    const differing = Object.keys(edits.values).filter((name) => !isSame(edits.values, saved, name));
    setDraft(differing.length > 0 ? JSON.stringify(edits) : '');
  }

  async function save() {
    const answer = await saveSettings({ values, base: isConflict ? {} : base });
    if (answer.error) void refetch();
    else setDraft('');
  }

  return {
    values: { ...saved, ...values },
    changed,
    phase: phaseOf(),
    isConflict,
    edit(change: Values) {
      reset();
      const began = Object.keys(change).filter((name) => !(name in base));
      keep({ values: { ...values, ...change }, base: { ...base, ...pick(saved, began) } });
    },
    save: () => void save(),
    discard() {
      reset();
      setDraft('');
    },
  };

  function phaseOf() {
    if (isLoading) return 'saving' as const;
    if (error) return 'refused' as const;
    return isSuccess && !changed ? ('saved' as const) : ('idle' as const);
  }
}

const isSame = (one: Values, other: Values, name: string) =>
  JSON.stringify(one[name as keyof Values]) === JSON.stringify(other[name as keyof Values]);

const pick = (settings: ApiSettings, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));

/** Values equal to the saved ones are no edits. */
function readEdits(draft: string, saved: ApiSettings): Edits {
  const { values = {}, base = {} } = parseDraft<Edits>(draft);
  const changed = Object.entries(values).filter(([name]) => name in saved && !isSame(values, saved, name));
  return { values: Object.fromEntries(changed), base };
}
