import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { CSP_REPORTS } from './headers.ts';

const KEPT = 200;

/** Takes the browsers' reports about the Content-Security-Policy; test runs read them back. */
export async function installPolicyReports(app: App, { configuration }: Services): Promise<void> {
  const reports: unknown[] = [];

  await app.register(async (scope) => {
    for (const type of ['application/csp-report', 'application/reports+json']) {
      scope.addContentTypeParser<string>(type, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    }
    const route = { bodyLimit: 16_384, config: { session: false, anyOrigin: true } } as const;
    scope.post(CSP_REPORTS, route, async (request, reply) => {
      reports.splice(0, Math.max(0, reports.length - KEPT + 1));
      reports.push(request.body);
      request.log.warn({ report: request.body }, 'the content security policy stopped something');
      return reply.code(204).send();
    });
    if (!configuration.testHooks) return;
    scope.get(CSP_REPORTS, async () => reports);
    scope.delete(CSP_REPORTS, async (_request, reply) => {
      reports.length = 0;
      return reply.code(204).send();
    });
  });
}
