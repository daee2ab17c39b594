import type { CheckFinding, CheckName, CheckReport } from '@tracking-console/contract/releases/releases';
import type { Candidate, Check, CheckRelease } from './candidate.ts';
import { checkContract } from './contract.ts';
import { checkFiles } from './files.ts';
import { type Encoding, gatherEvidence } from './gatherEvidence.ts';
import { checkHeaders } from './headers.ts';
import { checkImports } from './imports.ts';
import { checkIntegrity } from './integrity.ts';
import { checkParse } from './parse.ts';
import { readCode } from './readCode.ts';
import { remembered } from './remembered.ts';
import { checkSize } from './size.ts';

/** In the order in which they run. */
const CHECKS: readonly [CheckName, Check][] = [
  ['files', checkFiles],
  ['headers', checkHeaders],
  ['integrity', checkIntegrity],
  ['size', checkSize],
  ['parse', checkParse],
  ['imports', checkImports],
  ['contract', checkContract],
];

const OF_BYTES: readonly CheckName[] = ['files', 'integrity'];
const unread = () => null;
/** The encoding nearly every browser gets: a rollback has no time for the others. */
const USUAL_ENCODINGS: readonly Encoding[] = ['br'];

/** A broken release repeats itself: the first findings show what is wrong. */
const MAX_FINDINGS = 50;
const MAX_MESSAGE_LENGTH = 400;

export interface CheckSurroundings {
  /** The origin of this server, e.g. "http://localhost:9000". */
  origin: () => string;
  mountApplications: (candidate: Candidate) => Promise<CheckFinding[]>;
  now: () => Date;
}

/** All checks a release has to pass before any customer gets it. */
export function createCheckRelease({ origin, mountApplications, now }: CheckSurroundings): CheckRelease {
  const read = remembered((script) => readCode(script.toString('utf8')));
  return async (given, { mount, bytesOnly = false, by = '' }) => {
    // Only the map knows what each file must be; a release of a checkout may hold unpublished modules.
    const candidate = bytesOnly ? { ...given, modules: {}, manifests: [] } : given;
    const durations: CheckReport['durations'] = {};
    const findings: CheckFinding[] = [];
    async function run(name: CheckName, check: () => CheckFinding[] | Promise<CheckFinding[]>) {
      const started = performance.now();
      findings.push(...(await check()));
      durations[name] = Math.round(performance.now() - started);
    }

    const started = performance.now();
    const evidence = bytesOnly
      ? await gatherEvidence(candidate, origin(), unread, USUAL_ENCODINGS)
      : await gatherEvidence(candidate, origin(), read);
    const fetching = Math.round(performance.now() - started);
    const checks = CHECKS.filter(([name]) => !bytesOnly || OF_BYTES.includes(name));
    for (const [name, check] of checks) await run(name, () => check(evidence));
    durations.files = (durations.files ?? 0) + fetching;
    // A release with findings is not mounted as well: the reason is known already.
    if (mount && findings.length === 0) await run('mount', () => mountApplications(candidate));
    return {
      release: candidate.id,
      passed: findings.length === 0,
      findings: findings.slice(0, MAX_FINDINGS).map(shorten),
      durations,
      time: now().toISOString(),
      by,
    };
  };
}

function shorten(finding: CheckFinding): CheckFinding {
  const { message } = finding;
  return message.length <= MAX_MESSAGE_LENGTH
    ? finding
    : { ...finding, message: `${message.slice(0, MAX_MESSAGE_LENGTH)} …` };
}
