import type { Configuration } from '../config.ts';
import type { App } from './app.ts';
import { createUnreadableAnswer } from './errors.ts';

/** Refuses an address whose escapes are no text of UTF-8, or hold the one character PostgreSQL cannot keep. */
export function installAddressCheck(app: App, { configuration }: { configuration: Configuration }): void {
  const answerUnreadable = createUnreadableAnswer(configuration);
  app.addHook('onRequest', async (request, reply) => {
    if (!isReadable(request.url)) return answerUnreadable(null, request, reply);
  });
}

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}
