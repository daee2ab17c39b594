import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type BuyerSettings, DEFAULT_SETTINGS, type SettingSection } from '@tracking-console/contract/settingConstants';

/** Values of one section, to be saved; the others of the section stay. */
export type SettingsChange = {
  [Section in SettingSection]: { section: Section; values: Partial<BuyerSettings[Section]> };
}[SettingSection];

type Save = { phase: 'idle' } | { phase: 'saving' } | { phase: 'refused' } | { phase: 'saved' };

interface SettingsState {
  /** Until the provider has told them, those this browser remembers. */
  settings: BuyerSettings;
  /** Whether the provider has told them. */
  known: boolean;
  /** What somebody has changed and not saved yet; leaving the page does not lose it. */
  drafts: SettingsEdits;
  saves: Record<SettingSection, Save>;
}

export type SettingsEdits = { [Section in SettingSection]: Partial<BuyerSettings[Section]> };

const IDLE: Save = { phase: 'idle' };

const initialState: SettingsState = {
  settings: DEFAULT_SETTINGS,
  known: false,
  drafts: { display: {}, tracking: {}, notifications: {} },
  saves: { display: IDLE, tracking: IDLE, notifications: IDLE },
};

/** The console stands: what it does not know yet may be asked for. */
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
    },
    settingsEdited: (state, { payload: { section, values } }: PayloadAction<SettingsChange>) => {
      const draft = { ...state.drafts[section], ...values };
      state.drafts = { ...state.drafts, [section]: withoutSame(draft, state.settings[section]) };
      state.saves[section] = IDLE;
    },
    settingsDiscarded: (state, { payload: sections }: PayloadAction<readonly SettingSection[]>) => {
      for (const section of sections) state.drafts[section] = {};
    },
    settingsSaved: (state, { payload: { section, settings } }: PayloadAction<SavedSettings>) => {
      // What was typed while it was on its way stays.
      state.drafts = { ...state.drafts, [section]: withoutSame(state.drafts[section], settings[section]) };
      state.settings = settings;
      state.known = true;
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

/** What is as it was saved is no change. */
function withoutSame<Values extends object>(draft: Partial<Values>, saved: Values): Partial<Values> {
  const changed = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Values]), // a name of the draft is one of the values
  );
  return Object.fromEntries(changed) as Partial<Values>; // as above
}

export const settingsReducer = slice.reducer;
export const { settingsRemembered, settingsKnown, settingsEdited, settingsDiscarded, settingsSaved, settingsRefused } =
  slice.actions;

export interface WithSettings {
  buyerSettings: SettingsState;
}

export const selectSettings = (state: WithSettings) => state.buyerSettings.settings;
export const areSettingsKnown = (state: WithSettings) => state.buyerSettings.known;
export const selectDrafts = (state: WithSettings) => state.buyerSettings.drafts;
export const selectSaves = (state: WithSettings) => state.buyerSettings.saves;
