import { createServer } from 'node:net';
import { refuseAddress } from '../../server/src/startRefusal.ts';

/** Asks for the port before anything long is begun. */
export function ensurePortIsFree(host: string, port: number): Promise<void> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', (error) => failed(refuseAddress(error, host, port)));
    probe.listen(port, host, () => probe.close(() => done()));
  });
}
