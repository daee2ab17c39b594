import type { LoadCount } from '@tracking-console/contract/releases/releaseLoads';
import type { Approval, Channel, LedgerState, ReleaseDetail } from '@tracking-console/contract/releases/releases';
import { DAY } from '@tracking-console/contract/values/durations';
import { destination } from './callServer.ts';
import type { Command } from './command.ts';
import { short, timeOf } from './print.ts';
import { EXIT } from './refusal.ts';
import { flawsOf, servedReleases } from './verify.ts';

/** The same threshold as the automatic stop of a canary: fewer failures happen to every site. */
const FAILURES = 5;
const FAILED_SHARE = 0.01;
const LONG_CANARY_MS = 7 * DAY;
const MINUTES = 60;

/** What is known of the place, gathered once. */
interface Findings {
  channels: Channel[];
  releases: ReleaseDetail[];
  ledger: LedgerState;
  loads: LoadCount[];
  approvals: Approval[];
}

export const doctor: Command = {
  usage: '',
  about: 'says what is odd about releases at the moment',
  async run({ call, environment }) {
    const releases = await servedReleases(call);
    const found: Findings = {
      releases,
      channels: await call('/channels'),
      ledger: await call('/ledger/verify'),
      loads: await call(`/loads?minutes=${MINUTES}`),
      approvals: await call('/approvals'),
    };
    const { url } = destination(environment);
    const files = (await Promise.all(releases.map((release) => flawsOf(release, url)))).flat();
    const odd = [...EXAMINATIONS.flatMap((examine) => examine(found)), ...files];
    const text = odd.length === 0 ? 'Nothing is odd.' : odd.map((sentence) => `- ${sentence}`).join('\n');
    return { json: { odd }, text, ...(odd.length > 0 && { exit: EXIT.checksFailed }) };
  },
};

/** Each returns sentences. */
export const EXAMINATIONS: readonly ((found: Findings) => string[])[] = [
  ({ ledger }) =>
    ledger.broken.map(({ sequence, message }) => `The ledger is not as it was written, row ${sequence}: ${message}`),

  ({ releases, channels }) =>
    releases
      .filter(({ checks }) => checks?.passed === false)
      .map(({ id, checks }) => {
        const where = channels.filter(({ stable, canary }) => [stable, canary].includes(id)).map(({ name }) => name);
        return `${where.join(' and ')} serves ${short(id)} although its checks found: ${checks?.findings[0]?.message}`;
      }),

  ({ channels }) =>
    channels.flatMap(({ name, canary, percent, changeTime }) => {
      if (canary === null) return [];
      if (percent === 0)
        return [`${name} has the canary ${short(canary)}, which nobody gets: it was stopped, or forgotten.`];
      if (percent === 100) return [`Everybody on ${name} gets the canary ${short(canary)}: promote it.`];
      if (Date.now() - Date.parse(changeTime) < LONG_CANARY_MS) return [];
      return [
        `${name} gives ${percent} % the canary ${short(canary)} since ${timeOf(changeTime)}: promote it or end it.`,
      ];
    }),

  ({ loads }) =>
    loads
      .filter(({ ok, failed }) => failed >= FAILURES && failed / (ok + failed) > FAILED_SHARE)
      .map(
        ({ module, release, ok, failed }) =>
          `${failed} of ${ok + failed} browsers could not load ${module} of ${short(release)} in the last ${MINUTES} minutes.`,
      ),

  ({ approvals }) =>
    approvals.map(
      ({ channel, requestedBy, expireTime }) =>
        `A change of ${channel} by ${requestedBy} without the checks' consent waits for a second person until ${timeOf(expireTime)}.`,
    ),
];
