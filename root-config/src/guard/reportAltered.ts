import { readConfiguration } from '../pageConfiguration.ts';

export interface AlteredFile {
  address: string;
  /** What it should be. */
  integrity: string;
}

/**
 * Sends an alert to the receiver of error reports without the reporter, which may be the altered file itself. Never
 * throws; where no receiver is configured, it logs to the browser's console.
 */
export function reportAltered({ address, integrity }: AlteredFile): void {
  const message = `${address} is not the file this release names; it was not run.`;
  console.error(message);
  try {
    const { reporting, version, release } = readConfiguration(document);
    if (!reporting) return;
    const event = {
      event_id: crypto.randomUUID().replaceAll('-', ''),
      timestamp: Date.now() / 1000,
      platform: 'javascript',
      level: 'fatal',
      release: `production_user_${version}`,
      message,
      tags: { alert: 'altered_file', import_map: release },
      extra: { integrity },
    };
    const lines = [{ event_id: event.event_id, dsn: reporting.dsn }, { type: 'event' }, event];
    const body = lines.map((line) => JSON.stringify(line)).join('\n');
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    fetch(reporting.tunnel, { method: 'POST', headers, body, keepalive: true }).catch(() => {}); // it cannot be reported in another way
  } catch {
    // A page without configuration has no receiver.
  }
}
