import type { Configuration } from '../../config.ts';
import type { App } from '../app.ts';
import { createUnreadableAnswer } from '../errors/errors.ts';

/** Refuses an address whose escapes are not UTF-8, or hold the one character PostgreSQL cannot keep. */
export function installAddressCheck(app: App, { configuration }: { configuration: Configuration }): void {
  const answerUnreadable = createUnreadableAnswer(configuration);
  app.addHook('onRequest', async (request, reply) => {
    if (!isReadable(request.url)) return answerUnreadable(null, request, reply);
  });
}

/** The override in an address is only for the browser, which ignores one it cannot read. */
const OVERRIDE = /(?<=[?&])imo=[^&]*/;

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(url.replace(OVERRIDE, '')).includes('\0');
  } catch {
    return false;
  }
}
