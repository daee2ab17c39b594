import type { ChangeChannel, ChannelName, ModuleManifest } from '@tracking-console/contract/releases/releases';
import type { CheckRelease } from '../src/features/releases/checks/candidate.ts';
import type { Answer } from '../src/features/releases/ledger/writer.ts';
import { isRefused, type Refused } from '../src/features/releases/refusal.ts';
import { integrityOf, manifestOf } from './fakeBuild.ts';
import type { TestServer } from './testServer.ts';

export const ENGINEER = { name: 'release@example.com', gid: null };
/** A request that counts each time it is sent. */
export const REQUEST = { caller: ENGINEER.name, key: null, request: '' };

export const passingChecks: CheckRelease = async ({ id }) => ({
  release: id,
  passed: true,
  findings: [],
  durations: {},
  time: '',
  by: '',
});

/** Another version of the buyer console, as the build would describe it. */
export function buyerVersion(version: string): ModuleManifest {
  const manifest = manifestOf('buyer-app', version);
  const lazy = `page-extra-tsx.${version.replaceAll('.', '').padStart(12, '0')}.js`;
  return {
    ...manifest,
    files: { ...manifest.files, [lazy]: { integrity: integrityOf(lazy, version), bytes: 10, brotli: 10 } },
  };
}

export function expectDone<Body>(outcome: Answer<Body> | Refused): Body {
  if (isRefused(outcome)) throw new Error(outcome.problem.detail);
  return outcome.body;
}

/** What a release engineer does, in verbs. */
export function openReleaseClient({ services: { releases } }: TestServer) {
  const channel = async (name: ChannelName) => {
    const found = await releases.findChannel(name);
    if (!found) throw new Error(`${name} has no release yet`);
    return found;
  };

  async function change(name: ChannelName, requested: Partial<ChangeChannel>) {
    const { etag } = await channel(name);
    const full = { reason: 'a test', ...requested };
    return releases.change({ actor: ENGINEER, channel: name, etag, once: REQUEST }, full);
  }

  return {
    channel,
    change,
    /** Publishes the version and makes it a release upon what is stable on production; answers with its id. */
    async makeRelease(version: string, manifest = buyerVersion(version)): Promise<string> {
      expectDone(await releases.publish(ENGINEER, manifest, REQUEST));
      const { stable } = await channel('production');
      const requested = { base: stable, modules: { [manifest.name]: version } };
      return expectDone(await releases.create(ENGINEER, requested, REQUEST)).id;
    },
    promote: async (name: ChannelName, stable: string) => expectDone(await change(name, { stable })),
    async rollBack(name: ChannelName, module?: string) {
      const { etag } = await channel(name);
      const requested = { reason: 'it was wrong', ...(module && { module }) };
      return releases.rollBack({ actor: ENGINEER, channel: name, etag, once: REQUEST }, requested);
    },
  };
}
