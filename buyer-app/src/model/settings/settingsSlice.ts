import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type BuyerSettings,
  DEFAULT_SETTINGS,
  SETTING_SECTIONS,
  type SettingSection,
} from '@tracking-console/contract/shipments/settingConstants';

/** Values of one section, to be saved; the others of the section stay. `base`: what they were when they were changed. */
export type SettingsChange = {
  [Section in SettingSection]: {
    section: Section;
    values: Partial<BuyerSettings[Section]>;
    base?: Partial<BuyerSettings[Section]>;
  };
}[SettingSection];

type Save = { phase: 'idle' } | { phase: 'saving' } | { phase: 'refused' } | { phase: 'saved' };

interface SettingsState {
  /** Those stored in this browser, until the provider's arrive. */
  settings: BuyerSettings;
  /** Whether the provider's have arrived. */
  known: boolean;
  /** Unsaved changes; they survive leaving the page. */
  drafts: SettingsEdits;
  /** The value of each when its change began; none for changes made before the provider's settings arrived. */
  bases: SettingsEdits;
  saves: Record<SettingSection, Save>;
}

export type SettingsEdits = { [Section in SettingSection]: Partial<BuyerSettings[Section]> };

const IDLE: Save = { phase: 'idle' };

const initialState: SettingsState = {
  settings: DEFAULT_SETTINGS,
  known: false,
  drafts: { display: {}, tracking: {}, notifications: {} },
  bases: { display: {}, tracking: {}, notifications: {} },
  saves: { display: IDLE, tracking: IDLE, notifications: IDLE },
};

/** The console is shown: settings that are not loaded yet may be fetched. */
export const settingsWanted = createAction('buyer/settingsWanted');
export const settingsSubmitted = createAction<SettingsChange>('buyer/settingsSubmitted');

const slice = createSlice({
  name: 'buyerSettings',
  initialState,
  reducers: {
    settingsRemembered: (state, { payload }: PayloadAction<BuyerSettings>) => {
      if (!state.known) state.settings = payload;
    },
    settingsKnown: (state, { payload }: PayloadAction<BuyerSettings>) => {
      state.settings = payload;
      state.known = true;
      for (const section of SETTING_SECTIONS) tidy(state, section);
    },
    settingsEdited: (state, { payload: { section, values, base } }: PayloadAction<SettingsChange>) => {
      state.drafts = { ...state.drafts, [section]: { ...state.drafts[section], ...values } };
      state.bases = { ...state.bases, [section]: { ...state.bases[section], ...base } };
      if (state.known) tidy(state, section);
      state.saves[section] = IDLE;
    },
    settingsDiscarded: (state, { payload: sections }: PayloadAction<readonly SettingSection[]>) => {
      for (const section of sections) {
        state.drafts[section] = {};
        state.bases[section] = {};
      }
    },
    /** The user's own changes will overwrite what was changed elsewhere meanwhile. */
    settingsKept: (state, { payload: section }: PayloadAction<SettingSection>) => {
      state.bases[section] = {};
      state.saves[section] = IDLE;
      tidy(state, section);
    },
    /** What was changed elsewhere meanwhile replaces the user's own changes. */
    settingsTaken: (state, { payload: section }: PayloadAction<SettingSection>) => {
      const outdated = outdatedIn(state, section);
      state.drafts = { ...state.drafts, [section]: without(state.drafts[section], outdated) };
      state.saves[section] = IDLE;
      tidy(state, section);
    },
    settingsSaved: (state, { payload: { section, settings } }: PayloadAction<SavedSettings>) => {
      state.settings = settings;
      state.known = true;
      // Text typed while the call was under way is kept, on top of the saved values.
      state.bases[section] = {};
      for (const each of SETTING_SECTIONS) tidy(state, each);
      state.saves[section] = { phase: 'saved' };
    },
    settingsRefused: (state, { payload: section }: PayloadAction<SettingSection>) => {
      state.saves[section] = { phase: 'refused' };
    },
  },
  extraReducers: (build) => {
    build.addCase(settingsSubmitted, (state, { payload: { section } }) => {
      state.saves[section] = { phase: 'saving' };
    });
  },
});

interface SavedSettings {
  section: SettingSection;
  settings: BuyerSettings;
}

type Values = Record<string, unknown>;

/** The browser adds it to every change. */
const UNCHOSEN = 'zone';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const without = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Drops drafts that equal the saved values, and keeps for each change the value it began from. */
function tidy(state: Pick<SettingsState, 'settings' | 'drafts' | 'bases'>, section: SettingSection): void {
  const saved: Values = { ...state.settings[section] };
  const base: Values = { ...saved, ...state.bases[section] };
  const changed = Object.entries(state.drafts[section]).filter(([name, value]) => !isSame(value, saved[name]));
  state.drafts = { ...state.drafts, [section]: Object.fromEntries(changed) };
  const chosen = changed.filter(([name]) => name !== UNCHOSEN);
  state.bases = { ...state.bases, [section]: Object.fromEntries(chosen.map(([name]) => [name, base[name]])) };
}

/** The values being edited that have been changed elsewhere meanwhile. */
function outdatedIn({ settings, bases }: Pick<SettingsState, 'settings' | 'bases'>, section: SettingSection): string[] {
  const saved: Values = { ...settings[section] };
  const outdated = Object.entries(bases[section]).filter(([name, value]) => !isSame(value, saved[name]));
  return outdated.map(([name]) => name);
}

export const settingsReducer = slice.reducer;
export const {
  settingsRemembered,
  settingsKnown,
  settingsEdited,
  settingsDiscarded,
  settingsKept,
  settingsTaken,
  settingsSaved,
  settingsRefused,
} = slice.actions;

export interface WithSettings {
  buyerSettings: SettingsState;
}

export const selectSettings = (state: WithSettings) => state.buyerSettings.settings;
export const areSettingsKnown = (state: WithSettings) => state.buyerSettings.known;
export const selectDrafts = (state: WithSettings) => state.buyerSettings.drafts;
export const selectSaves = (state: WithSettings) => state.buyerSettings.saves;
export const selectBases = (state: WithSettings) => state.buyerSettings.bases;
/** Its names joined: a text is the same as long as they are. */
export const selectOutdated = (state: WithSettings, section: SettingSection) =>
  outdatedIn(state.buyerSettings, section).join();
