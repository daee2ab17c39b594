/** Reported although nothing was thrown. */
export type ReportType = 'ApiRequestErrorCaptured' | 'UnauthorizedPage';

export interface Report {
  type: ReportType;
  message: string;
  data: Record<string, unknown>;
}

/** The receiver of reports: the reporter here, and the service behind it. */
export interface ReportSink {
  report: (report: Report) => void;
  exception: (error: unknown) => void;
  /** The customer the next reports belong to; null when signed out. */
  identify: (gid: string | null) => void;
}

export interface Reporter extends ReportSink {
  /** Fetches and starts the service, then sends what has waited. Never rejects. */
  start: () => Promise<void>;
}

/** The first reports before the service is loaded are kept: causes come before consequences. */
export const MAX_WAITING = 50;

type Phase =
  | { name: 'waiting'; reports: ((sink: ReportSink) => void)[] }
  | { name: 'on'; sink: ReportSink }
  | { name: 'off' };

/** No method throws; failures of the reporter go to the browser's console only. */
export function createReporter(startService: () => Promise<ReportSink>, notifyConsole: typeof console.warn): Reporter {
  let phase: Phase = { name: 'waiting', reports: [] };
  let customer: string | null = null;

  function hand(sink: ReportSink, send: (sink: ReportSink) => void) {
    try {
      send(sink);
    } catch (cause) {
      notifyConsole('A report could not be sent.', cause);
    }
  }

  function pass(send: (sink: ReportSink) => void) {
    if (phase.name === 'on') hand(phase.sink, send);
    if (phase.name === 'waiting' && phase.reports.length < MAX_WAITING) phase.reports.push(send);
  }

  return {
    report: (report) => pass((sink) => sink.report(report)),
    exception: (error) => pass((sink) => sink.exception(error)),
    identify(gid) {
      customer = gid;
      if (phase.name === 'on') hand(phase.sink, (sink) => sink.identify(gid));
    },
    async start() {
      try {
        const sink = await startService();
        const waiting = phase.name === 'waiting' ? phase.reports : [];
        phase = { name: 'on', sink };
        hand(sink, () => sink.identify(customer));
        for (const send of waiting) hand(sink, send);
      } catch (cause) {
        phase = { name: 'off' };
        notifyConsole('The error reporting could not be started.', cause);
      }
    },
  };
}

/** Reporting is not configured: nothing is kept and nothing is sent. */
export const silentReporter: Reporter = {
  report: () => undefined,
  exception: () => undefined,
  identify: () => undefined,
  start: async () => undefined,
};
