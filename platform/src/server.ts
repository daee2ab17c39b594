// For a console's server bundle: as much of the platform as a page needs to be rendered. It fetches nothing, listens to
// nothing and lives as long as one rendering.
import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { dataModeChosen, dataModeReducer } from './calls/dataMode.ts';
import { embeddedReducer } from './embedded/embedded.ts';
import type { Texts } from './language/bundles.ts';
import { NAMESPACES, TEXT_OPTIONS } from './language/textOptions.ts';
import { preferencesReducer } from './preferences/preferencesSlice.ts';
import { releasesReducer } from './releases/releasesSlice.ts';
import type { Platform } from './startPlatform.ts';
import { createConsoleStore } from './store/createConsoleStore.ts';
import type { Services } from './store/services.ts';
import type { Profile } from './user/profile.ts';
import { userLoaded, userReducer } from './user/userSlice.ts';

const reducers = {
  user: userReducer,
  preferences: preferencesReducer,
  embedded: embeddedReducer,
  releases: releasesReducer,
  dataMode: dataModeReducer,
};

export interface ServerTexts {
  language: string;
  texts: Readonly<Record<string, Texts>>;
}

export function createServerPlatform(given: ServerTexts): Platform {
  const i18n = languageOf(given);
  const services = { i18n, reportBug: fail } as unknown as Services; // nothing is called while a page is rendered
  const { store, addFeature } = createConsoleStore({ reducers, services });
  return { ...services, store, addFeature, languageReady: Promise.resolve() } as unknown as Platform; // as above
}

/** As if they had signed in: what the frame shows of a customer. */
export function showProfile({ store }: Platform, profile: Pick<Profile, 'nickname' | 'email' | 'openAppList'>) {
  store.dispatch(userLoaded({ profile: profile as Profile, policyUpdateNeeded: false })); // nothing else of it is rendered
}

/** As if they had chosen it: links of the frame name it. */
export const chooseDataMode = ({ store }: Platform, mode: DataMode) => store.dispatch(dataModeChosen(mode));

const fail = (error: unknown) => {
  throw error;
};

// A language's texts are read into i18next once for all renders.
const languages = new WeakMap<Texts, I18n>();

function languageOf({ language, texts }: ServerTexts): I18n {
  const own = texts[language] ?? {};
  const known = languages.get(own);
  if (known) return known;
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    ...TEXT_OPTIONS,
    ns: [...NAMESPACES],
    lng: language,
    supportedLngs: Object.keys(texts),
    resources: texts,
    initAsync: false,
  });
  languages.set(own, i18n);
  return i18n;
}
