import type { Configuration } from '../../config.ts';
import type { App } from '../app.ts';
import { readJson } from '../calls/json.ts';
import { CSP_REPORTS } from '../headers/headers.ts';
import { REPORT_LIMIT } from './reportLimit.ts';
import { gatherReports } from './reportSummary.ts';

const MAX_REPORTS = 200;

/** Takes the browsers' reports about the Content-Security-Policy; test runs read them back. */
export async function installPolicyReports(
  app: App,
  { configuration }: { configuration: Configuration },
): Promise<void> {
  const reports: unknown[] = [];
  const summary = gatherReports((seen) => app.log.warn({ seen }, 'the content security policy stopped something'));
  app.addHook('onClose', () => summary.end());

  await app.register(async (scope) => {
    for (const type of ['application/csp-report', 'application/reports+json']) {
      scope.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, readJson(scope));
    }
    const config = {
      recentCheck: 'not needed',
      session: false,
      anyOrigin: true,
      limit: { ...REPORT_LIMIT, name: 'csp' },
    } as const;
    scope.post(CSP_REPORTS, { bodyLimit: 16_384, config }, async (request, reply) => {
      summary.add(request.body);
      if (configuration.testHooks) {
        reports.splice(0, Math.max(0, reports.length - MAX_REPORTS + 1));
        reports.push(request.body);
      }
      return reply.code(204).send();
    });
    if (!configuration.testHooks) return;
    scope.get(CSP_REPORTS, async () => reports);
    scope.delete(CSP_REPORTS, { config: { recentCheck: 'not needed' } }, async (_request, reply) => {
      reports.length = 0;
      return reply.code(204).send();
    });
  });
}
