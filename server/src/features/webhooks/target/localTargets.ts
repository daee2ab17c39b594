import type { Configuration } from '../../../config.ts';
import { isDenied } from './deniedAddress.ts';

/** The addresses test webhooks may use on a development server, beside public ones: this machine and its network. */
export interface LocalTargets {
  isOpen(port: number): boolean;
}

const MIN_PORT = 1024;

type Given = Pick<Configuration, 'carrierSource' | 'origins' | 'mailOrigin' | 'port'>;

/** null: not a development server. One has invented journeys, and no address but its own machine's. */
export function localTargetsOf(
  { carrierSource, origins, mailOrigin, port: own }: Given,
  databasePort: number,
): LocalTargets | null {
  if (carrierSource !== null || ![...origins, mailOrigin].every(isOfThisMachine)) return null;
  return { isOpen: (port) => port >= MIN_PORT && port !== own && port !== databasePort };
}

/** Whether a host is this machine, or an address of its network, by what it is called. */
export function isLocalHost(host: string): boolean {
  if (/^(.+\.)?localhost\.?$/i.test(host)) return true;
  return isDenied(host, { local: false }) && !isDenied(host, { local: true });
}

function isOfThisMachine(origin: string): boolean {
  const host = URL.parse(origin)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return /^(.+\.)?localhost$/i.test(host) || host === '::1' || /^127(\.\d+){3}$/.test(host);
}
