// A chunk of its own: fetched when reporting is configured and the first screen is shown.
import {
  browserTracingIntegration,
  captureException,
  captureMessage,
  dedupeIntegration,
  type ErrorEvent,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  setUser,
} from '@sentry/browser';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { ReportSink, ReportType } from './reporter.ts';
import { isDroppedEvent, scrubEvent } from './scrubEvent.ts';

type Options = Pick<PageConfiguration, 'version' | 'release'> & {
  reporting: NonNullable<PageConfiguration['reporting']>;
};

/** A failed call is an error; any other report without an exception is info. */
const levelOf = (type: ReportType) => (type === 'ApiRequestErrorCaptured' ? 'error' : 'info');

/** The tags of an application's failure: which one, why, and the reference its customer was shown. */
const TAGS = ['application', 'reason', 'reference'] as const;

function labelsOf(error: unknown) {
  const tags: Record<string, string> = {};
  for (const name of TAGS) {
    const value: unknown = error instanceof Error && Reflect.get(error, name);
    if (typeof value === 'string') tags[name] = value;
  }
  // One that failed again is no duplicate: its customer was shown another reference.
  return { tags, ...(tags.reference && { fingerprint: ['{{ default }}', tags.reference] }) };
}

/** Milliseconds within which a page that is rendered again and breaks again in the same words has failed once. */
const DUPLICATE_MS = 2000;

/** Sentry's own comparison takes the way the rendering came about for a difference. */
function createRepetition() {
  let last = { text: '', time: Number.NEGATIVE_INFINITY };
  return (error: unknown): boolean => {
    const now = { text: `${location.href} ${error}`, time: performance.now() };
    const isRepeated = now.text === last.text && now.time - last.time < DUPLICATE_MS;
    last = now;
    return isRepeated;
  };
}

/** Grouped as one problem in the service, however often it failed. */
const asOneProblem = (event: ErrorEvent): ErrorEvent =>
  event.tags?.reference ? { ...event, fingerprint: ['{{ default }}'] } : event;

/**
 * Sentry with only what is needed: no breadcrumbs, no sessions, no wrapped timers and listeners, no headers on our own calls.
 * Every event is scrubbed before it is sent.
 * @throws when Sentry refuses to start
 */
export function startSentry({ version, release, reporting: { dsn, tunnel, sampleRate } }: Options): ReportSink {
  const client = init({
    dsn,
    tunnel,
    release: `production_user_${version}`,
    tracesSampleRate: sampleRate,
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    defaultIntegrations: false,
    integrations: [
      dedupeIntegration(),
      globalHandlersIntegration(),
      httpContextIntegration(),
      linkedErrorsIntegration(),
      ...(sampleRate > 0 ? [browserTracingIntegration()] : []),
    ],
    maxBreadcrumbs: 0,
    sendClientReports: false,
    initialScope: { tags: { import_map: release } },
    beforeSend: (event) => (isDroppedEvent(event) ? null : scrubEvent(asOneProblem(event))),
    beforeSendTransaction: scrubEvent,
  });
  if (!client) throw new Error('Sentry did not start.');
  const isRepeated = createRepetition();
  return {
    exception(error) {
      const labels = labelsOf(error);
      if (labels.tags.reference || !isRepeated(error)) captureException(error, labels);
    },
    identify: (gid) => setUser(gid === null ? null : { id: gid }),
    report: ({ type, message, data }) =>
      void captureMessage(message, { level: levelOf(type), tags: { type }, extra: data, fingerprint: [type, message] }),
  };
}
