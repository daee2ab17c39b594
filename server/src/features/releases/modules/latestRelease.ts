import { LATEST_RELEASE_HEADER, RELEASE_HEADER } from '@tracking-console/contract/releases/releases';
import type { App } from '../../../http/app.ts';
import { channelOfHost } from '../channels/channelOfHost.ts';
import type { Probes } from '../checks/mount/probes.ts';
import type { ReleaseService } from '../releaseService.ts';

interface Services {
  releases: ReleaseService;
  probes: Probes;
}

/** The answer to a call that names its page's release has the release the page would get now. */
export function installLatestRelease(app: App, { releases, probes }: Pick<Services, 'releases' | 'probes'>): void {
  app.addHook('onRequest', async ({ headers, session, hostname }, reply) => {
    if (!session || headers[RELEASE_HEADER] === undefined) return;
    const probed = probes.releaseOf(session);
    const latest = probed?.id ?? (await releases.latest({ channel: channelOfHost(hostname), gid: session.gid }));
    if (latest) reply.header(LATEST_RELEASE_HEADER, latest);
  });
}
