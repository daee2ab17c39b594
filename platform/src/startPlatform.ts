import { readDataMode } from '@tracking-console/contract/page/addresses';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { createAnalytics } from './analytics/analytics.ts';
import { analyticsSaga } from './analytics/analyticsSaga.ts';
import { applicationsReducer } from './applications/applicationsSlice.ts';
import { createCalls } from './calls/createCalls.ts';
import { dataModeChosen, dataModeReducer, selectChosenMode, selectDataMode } from './calls/dataMode.ts';
import { rootsOf } from './calls/environment.ts';
import { withAsked } from './calls/withAsked.ts';
import { createClock } from './clock/createClock.ts';
import { connectionReducer, connectionSaga } from './connection/connection.ts';
import { createDrafts } from './drafts/createDrafts.ts';
import { tabStorage } from './drafts/tabStorage.ts';
import { embeddedReducer } from './embedded/embedded.ts';
import { embeddedSaga } from './embedded/embeddedSaga.ts';
import { identitiesSaga } from './identities/identitiesSaga.ts';
import { identitiesReducer } from './identities/identitiesSlice.ts';
import { watchConsole } from './identities/watchConsole.ts';
import { createLanguage } from './language/createLanguage.ts';
import { createLive } from './live/live.ts';
import { liveSaga } from './live/liveSaga.ts';
import { startMessages } from './messages/startMessages.ts';
import { failureToastsSaga } from './notifications/failureToasts.ts';
import { notificationsReducer } from './notifications/notificationsSlice.ts';
import { waitingNoticesSaga } from './notifications/waitingNotices.ts';
import { preferencesSaga } from './preferences/preferencesSaga.ts';
import { preferencesReducer } from './preferences/preferencesSlice.ts';
import { privacyReducer, privacySaga } from './privacy/privacy.ts';
import { createRecentCheck } from './recentCheck/createRecentCheck.ts';
import { createNewVersion } from './releases/newVersion.ts';
import { createNextRelease } from './releases/nextRelease.ts';
import { releasesSaga } from './releases/releasesSaga.ts';
import { releasesReducer } from './releases/releasesSlice.ts';
import { createReportBug, lazyReporter } from './reporting/lazyReporter.ts';
import { silentReporter } from './reporting/reporter.ts';
import { reportingSaga } from './reporting/reportingSaga.ts';
import { consoleOf } from './routing/consoleOf.ts';
import { inDataMode } from './routing/dataModeAddress.ts';
import { createNavigation } from './routing/navigation.ts';
import { createPlaces } from './routing/places.ts';
import { createWindowPlace } from './routing/windowPlace.ts';
import { createConsoleStore } from './store/createConsoleStore.ts';
import type { Services } from './store/services.ts';
import type { State } from './store/state.ts';
import { createUnsaved } from './unsaved/createUnsaved.ts';
import { redirectToSignIn } from './user/signInRedirect.ts';
import { userSaga } from './user/userSaga.ts';
import { userReducer } from './user/userSlice.ts';

const reducers = {
  user: userReducer,
  identities: identitiesReducer,
  privacy: privacyReducer,
  notifications: notificationsReducer,
  preferences: preferencesReducer,
  applications: applicationsReducer,
  embedded: embeddedReducer,
  releases: releasesReducer,
  connection: connectionReducer,
  dataMode: dataModeReducer,
};

const sagas = [
  userSaga,
  redirectToSignIn,
  identitiesSaga,
  watchConsole,
  privacySaga,
  failureToastsSaga,
  waitingNoticesSaga,
  preferencesSaga,
  embeddedSaga,
  reportingSaga,
  analyticsSaga,
  liveSaga,
  releasesSaga,
  connectionSaga,
];

interface Asked {
  /** Calls that are on their way already, by their addresses. */
  asked?: ReadonlyMap<string, Promise<Response>>;
}

/**
 * Creates everything the page shares: the store, the calls, the texts, the address. Called once by root-config; every
 * application gets the result as its `platform` prop.
 */
export function startPlatform(
  configuration: PageConfiguration,
  { asked = new Map(), ...replaced }: Partial<Services> & Asked = {},
) {
  const { i18n, ready, addEnglish } = createLanguage(configuration.languages, configuration.cookieDomain);
  const { clock, learningFrom } = createClock();
  const tabId = Math.random().toString(36).slice(2);
  const tab = { storage: tabStorage(), reload: () => location.reload() };
  const gid = () => state().user.profile?.gid;
  const reporter = configuration.reporting ? lazyReporter(configuration) : silentReporter;
  const reportBug = createReportBug(() => services.reporter);
  const services: Services = {
    configuration,
    i18n,
    navigation: createNavigation(window, (path) => inDataMode(path, selectChosenMode(state()))),
    places: createPlaces(window, tabStorage()),
    analytics: createAnalytics(reportBug),
    live: createLive(reportBug, tabId),
    reporter,
    reportBug,
    clock,
    calls: createCalls({
      roots: rootsOf(configuration, location.hostname),
      regionalHost: () => configuration.regionalHosts[state().user.profile?.area ?? ''] ?? '',
      release: configuration.release,
      customer: gid,
      tab: tabId,
      dataMode: () => selectDataMode(state()),
      onEvent: (event) => store.dispatch(event),
      requestCheck: () => services.recentCheck.request(),
      fetch: learningFrom(withAsked(asked)),
    }),
    drafts: createDrafts(gid, tabStorage()),
    recentCheck: createRecentCheck(),
    unsaved: createUnsaved(window, () => services.drafts.isAny()),
    newVersion: createNewVersion(configuration.release, tab),
    nextRelease: createNextRelease(configuration.release, tab),
    ...replaced,
  };
  const windowPlace = createWindowPlace(window, services.navigation, services.places);
  const { store, addFeature } = createConsoleStore({ reducers, services });
  const state = () => store.getState() as State; // its own reducers are never taken away
  // Before the first link is rendered.
  const { pathname, searchParams } = new URL(services.navigation.address());
  if (consoleOf(pathname) === 'API') store.dispatch(dataModeChosen(readDataMode(searchParams)));
  const { messages, stop: stopMessages } = startMessages(store, services);
  const stopSagas = addFeature({ sagas });
  const end = () => {
    stopSagas();
    stopMessages();
  };
  return { ...services, windowPlace, store, addFeature, messages, languageReady: ready, addEnglish, end };
}

export type Platform = ReturnType<typeof startPlatform>;
