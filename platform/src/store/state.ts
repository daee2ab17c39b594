import type { WithApplications } from '../applications/applicationsSlice.ts';
import type { WithDataMode } from '../calls/dataMode.ts';
import type { WithConnection } from '../connection/connection.ts';
import type { WithEmbedded } from '../embedded/embedded.ts';
import type { WithIdentities } from '../identities/identitiesSlice.ts';
import type { WithNotifications } from '../notifications/notificationsSlice.ts';
import type { WithPreferences } from '../preferences/preferencesSlice.ts';
import type { WithPrivacy } from '../privacy/privacy.ts';
import type { WithReleases } from '../releases/releasesSlice.ts';
import type { WithUser } from '../user/userSlice.ts';

/** What every module can rely on in the shared store. */
export type State = WithUser &
  WithIdentities &
  WithPrivacy &
  WithNotifications &
  WithPreferences &
  WithApplications &
  WithEmbedded &
  WithReleases &
  WithConnection &
  WithDataMode;
