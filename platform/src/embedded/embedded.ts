import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequiredField } from '@tracking-console/contract/shipments/carriers';
import { call, put, select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { loadScript } from './loadScript.ts';

type ScriptStatus = 'loading' | 'loaded' | 'failed';

/** A carrier as the provider's script lists it. */
export interface Carrier {
  key: number;
  name: string;
  names?: Record<string, string>;
  countryIso?: string;
  homepage?: string;
  /** Details it needs beside the number. */
  requiredFields?: RequiredField[];
}

/** What the provider's scripts offer to every application. */
const slice = createSlice({
  name: 'embedded',
  initialState: {
    carriers: [] as Carrier[],
    carriersStatus: 'loading' as ScriptStatus,
    country: '',
    countryStatus: 'loading' as ScriptStatus,
  },
  reducers: {
    carriersLoaded: (state, { payload }: PayloadAction<Carrier[]>) => ({
      ...state,
      carriers: payload,
      carriersStatus: 'loaded' as const,
    }),
    carriersFailed: (state) => ({ ...state, carriersStatus: 'failed' as const }),
    countryLoaded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      country: payload,
      countryStatus: 'loaded' as const,
    }),
    countryFailed: (state) => ({ ...state, countryStatus: 'failed' as const }),
  },
});

export const embeddedReducer = slice.reducer;
const { carriersLoaded, carriersFailed, countryLoaded, countryFailed } = slice.actions;

export interface WithEmbedded {
  embedded: ReturnType<typeof embeddedReducer>;
}

export const selectEmbedded = (state: WithEmbedded) => state.embedded;
export const selectCarriers = (state: WithEmbedded) => state.embedded.carriers;

declare global {
  interface Window {
    /** Set by the provider's carriers script. */
    trackingConsoleCarriers?: Carrier[];
    /** Set by the provider's country script: two letters, lower case. */
    trackingConsoleCountry?: string;
  }
}

export function* loadCarriers() {
  if ((yield* select(selectEmbedded)).carriersStatus === 'loaded') return;
  const { scripts } = yield* service('configuration');
  const carriers = yield* call(() => loadScript(scripts.carriers, () => window.trackingConsoleCarriers));
  yield* put(Array.isArray(carriers) ? carriersLoaded(carriers) : carriersFailed());
}

export function* loadCountry() {
  if ((yield* select(selectEmbedded)).countryStatus === 'loaded') return;
  const { scripts } = yield* service('configuration');
  const country = countryCode(yield* call(() => loadScript(scripts.country, () => window.trackingConsoleCountry)));
  yield* put(country ? countryLoaded(country) : countryFailed());
}

const countryCode = (value: unknown) =>
  typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toLowerCase() : undefined;
