import type { Channel, LedgerState, ReleaseDetail } from '@tracking-console/contract/releases/releases';
import { checkFiles } from '../../server/src/features/releases/checks/files.ts';
import { gatherEvidence } from '../../server/src/features/releases/checks/gatherEvidence.ts';
import { checkIntegrity } from '../../server/src/features/releases/checks/integrity.ts';
import { type CallServer, destination } from './callServer.ts';
import type { Command } from './command.ts';
import { short } from './print.ts';
import { EXIT } from './refusal.ts';

export const verify: Command = {
  usage: '',
  about: 'walks the hash chain, and every byte of what the channels serve',
  async run({ call, environment }) {
    const state = await call<LedgerState>('/ledger/verify');
    const releases = await servedReleases(call);
    const files = (await Promise.all(releases.map((release) => flawsOf(release, destination(environment).url)))).flat();
    const problems = [...state.broken.map(({ message }) => message), ...files];
    const said = `${state.rows} rows of the ledger, ${releases.length} releases that are served`;
    const text =
      problems.length === 0 ? `${said}: all as it was written. Head: ${short(state.head)}.` : problems.join('\n');
    return { json: { ...state, problems }, text, ...(problems.length > 0 && { exit: EXIT.checksFailed }) };
  },
};

export async function servedReleases(call: CallServer): Promise<ReleaseDetail[]> {
  const all = (await call<Channel[]>('/channels')).flatMap(({ stable, canary }) => [stable, canary]);
  const ids = [...new Set(all)].filter((id): id is string => id !== null);
  return Promise.all(ids.map((id) => call<ReleaseDetail>(`/releases/${id}`)));
}

/** Only the bytes are compared here; the contents are for the checks. */
const unread = () => null;

/** Only the map knows what each file must be. */
export async function flawsOf({ id, map }: ReleaseDetail, url: string): Promise<string[]> {
  const evidence = await gatherEvidence({ id, map, modules: {}, manifests: [] }, url, unread);
  const findings = [...(await checkFiles(evidence)), ...(await checkIntegrity(evidence))];
  return findings.map(({ where, message }) => `Release ${short(id)}, ${where}: ${message}`);
}
