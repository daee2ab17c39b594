// The platform's public list: what applications may use of it.
export { type AnalyticsEvent, EVENTS } from './analytics/analytics.ts';
// How one is shown is an entry of its own, `platform/accountParcel`: built into the pages that do, as no first page does.
export type { MountParcel } from './applications/accountParcel.ts';
export { afterFrame } from './applications/afterFrame.ts';
export {
  type ApplicationEvent,
  type ApplicationState,
  applicationChanged,
  applicationsSwitched,
  isKeptAt,
  isMounted,
  selectApplications,
  selectHasFailed,
} from './applications/applicationsSlice.ts';
export { storeWhileShown } from './applications/storeWhileShown.ts';
export { whenIdle } from './applications/whenIdle.ts';
export { whenLoaded } from './applications/whenLoaded.ts';
export { whenQuiet } from './applications/whenQuiet.ts';
export { whenShown } from './applications/whenShown.ts';
export { callBaseQueryOf } from './calls/baseQuery.ts';
export { callFailed, signInRequired } from './calls/callEvents.ts';
export { type CallError, type CallRequest, type CallResult, wasNotConfirmed } from './calls/callTypes.ts';
export { dataModeChosen, dataModeShown, selectChosenMode, selectDataMode } from './calls/dataMode.ts';
export type { CamelCase } from './calls/keyConversion.ts';
export { legacyCallOf } from './calls/legacyCall.ts';
export { type RouteAnswerOf, routeCallOf } from './calls/routeCall.ts';
export { selectConnection, slowCallsCanceled } from './connection/connection.ts';
export type { Drafts } from './drafts/createDrafts.ts';
export { parseDraft } from './drafts/parseDraft.ts';
export { type Carrier, selectCarriers, selectEmbedded } from './embedded/embedded.ts';
export {
  COMPANY_INFO_DRAFT,
  COMPANY_INFO_LIMITS,
  type CompanyInfo,
  type CompanyInfoErrors,
  validateCompanyInfo,
  withoutChinese,
} from './identities/companyInfo.ts';
export { companyInfoDismissed, companyInfoSubmitted, consoleChosen, consoleShown } from './identities/events.ts';
export { companyInfoNeeded, selectCompanyInfoDialog } from './identities/identitiesSlice.ts';
export type { DataListener } from './messages/createChannel.ts';
export type { Messages, ObservedMessage } from './messages/createMessages.ts';
export {
  apiNotifierFailed,
  apiNotifierLoaded,
  selectToasts,
  type Text,
  TOAST_DURATION,
  type Toast,
  toastDismissed,
  toastShown,
} from './notifications/notificationsSlice.ts';
export { noticesOpened, noticesShown } from './notifications/waitingNotices.ts';
export { selectPreferences, sidebarToggled, type ThemeChoice, themeChosen } from './preferences/preferencesSlice.ts';
export { policyConfirmed, selectPrivacy } from './privacy/privacy.ts';
export { newVersionRequested } from './releases/events.ts';
export { newVersionReady, selectNewVersion } from './releases/releasesSlice.ts';
export { consoleOf, isReleasePage, prefixOf } from './routing/consoleOf.ts';
export { inDataMode } from './routing/dataModeAddress.ts';
export { deployedAt, titleOf } from './routing/deployedAt.ts';
export { type FileRoute, fileRoutes, onFailedPageLeft, type PageFiles } from './routing/fileRoutes.ts';
export {
  type AccountControls,
  type AccountMenuItem,
  accountMenu,
  invoicePath,
  type MenuItem,
  type MenuTitle,
  mainMenu,
  releaseMenu,
  releaseSections,
} from './routing/menus.ts';
export { paths } from './routing/paths.ts';
export { type Platform, startPlatform } from './startPlatform.ts';
export { beginQueries } from './store/beginQueries.ts';
export { call, delay, fork, put, select } from './store/effects.ts';
export { endQueries } from './store/endQueries.ts';
export { guarded } from './store/guarded.ts';
export { type Services, service } from './store/services.ts';
export type { State } from './store/state.ts';
export {
  profileChanged,
  retryRequested,
  sessionEnding,
  sessionKept,
  shellStarted,
  signedOut,
  signInChosen,
  signOutRequested,
} from './user/events.ts';
export type { MemberInfo, Profile } from './user/profile.ts';
export {
  hasIdentity,
  languageChosen,
  selectOpenApps,
  selectProfile,
  selectTimeZone,
  selectUser,
} from './user/userSlice.ts';
