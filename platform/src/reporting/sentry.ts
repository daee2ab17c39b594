// A chunk of its own: fetched when reporting is configured and the first screen stands.
import {
  browserTracingIntegration,
  captureException,
  captureMessage,
  dedupeIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  setUser,
} from '@sentry/browser';
import type { PageConfiguration } from '@tracking-console/contract/page';
import type { ReportSink, ReportType } from './reporter.ts';
import { isDroppedEvent, scrubEvent } from './scrubEvent.ts';

type Options = Pick<PageConfiguration, 'version' | 'release'> & {
  reporting: NonNullable<PageConfiguration['reporting']>;
};

/** ER-7: a failed call is an error; what else is reported without an exception is for information. */
const levelOf = (type: ReportType) => (type === 'ApiRequestErrorCaptured' ? 'error' : 'info');

/**
 * ER-8: Sentry with what is needed and no more: no breadcrumbs, no sessions, no wrapped timers and listeners, no headers on
 * our own calls. Nothing leaves without having been scrubbed.
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
    beforeSend: (event) => (isDroppedEvent(event) ? null : scrubEvent(event)),
    beforeSendTransaction: scrubEvent,
  });
  if (!client) throw new Error('Sentry did not start.');
  return {
    exception: (error) => void captureException(error),
    identify: (gid) => setUser(gid === null ? null : { id: gid }),
    report: ({ type, message, data }) =>
      void captureMessage(message, { level: levelOf(type), tags: { type }, extra: data, fingerprint: [type, message] }),
  };
}
