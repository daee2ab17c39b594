import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { i18n } from 'i18next';
import { getContext } from 'redux-saga/effects';
import type { Analytics } from '../analytics/analytics.ts';
import type { Calls } from '../calls/createCalls.ts';
import type { Clock } from '../clock/createClock.ts';
import type { Drafts } from '../drafts/createDrafts.ts';
import type { LiveEmitter } from '../live/live.ts';
import type { RecentCheck } from '../recentCheck/createRecentCheck.ts';
import type { NewVersion } from '../releases/newVersion.ts';
import type { NextRelease } from '../releases/nextRelease.ts';
import type { Reporter } from '../reporting/reporter.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { Places } from '../routing/places.ts';
import type { Unsaved } from '../unsaved/createUnsaved.ts';

/** What sagas and queries work with. Made once by startPlatform; tests hand in their own. */
export interface Services {
  configuration: PageConfiguration;
  calls: Calls;
  /** The clock that times are compared with. */
  clock: Clock;
  navigation: Navigation;
  places: Places;
  i18n: i18n;
  analytics: Analytics;
  /** Emits what has changed elsewhere. */
  live: LiveEmitter;
  drafts: Drafts;
  recentCheck: RecentCheck;
  /** What would be lost if the page were loaded again. */
  unsaved: Unsaved;
  newVersion: NewVersion;
  nextRelease: NextRelease;
  reporter: Reporter;
  /** Receives unexpected errors: a saga's bug, a listener that threw. */
  reportBug: (error: unknown) => void;
}

/** A service inside a saga: `const calls = yield* service('calls')`. */
export function* service<Name extends keyof Services>(name: Name) {
  return (yield getContext(name)) as Services[Name];
}
