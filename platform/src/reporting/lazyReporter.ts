import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { createReporter, type Reporter } from './reporter.ts';

/** The reporter of a deployment that configures one; Sentry itself is fetched when it starts. */
export function lazyReporter({ reporting, version, release }: PageConfiguration): Reporter {
  return createReporter(
    async () => {
      if (!reporting) throw new Error('Reporting is not configured.');
      const { startSentry } = await import('./sentry.ts');
      return startSentry({ version, release, reporting });
    },
    (...words) => console.warn(...words),
  );
}

/** Passes a bug to the browser's console and to the reporter; neither's exception reaches the caller. */
export function createReportBug(reporter: () => Reporter) {
  return (error: unknown) => {
    quietly(() => console.error(error));
    quietly(() => reporter().exception(error));
  };
}

/** An error in here cannot be reported. */
function quietly(report: () => void) {
  try {
    report();
  } catch {}
}
