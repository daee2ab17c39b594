import type { Compatibility } from '@tracking-console/contract/releases/releases';
import type { Database } from '../../../database.ts';
import { findChannel } from '../channels/channelStore.ts';
import { checkContract } from '../checks/contract.ts';
import { type Refused, refused } from '../refusal.ts';
import { findRelease } from '../releaseStore.ts';
import { findManifests, listModuleVersions } from './moduleStore.ts';

/** Which published versions are compatible with a release, or with what is stable on production. */
export async function readCompatibility(db: Database, id?: string): Promise<Compatibility[] | Refused> {
  const wanted = id ?? (await findChannel(db, 'production'))?.stable ?? '';
  const release = await findRelease(db, wanted);
  if (!release) return refused('notFound', `There is no release ${wanted}.`);
  const beside = await findManifests(db, release.modules);
  const answers = (await listModuleVersions(db)).map(async ({ author: _author, publishTime: _time, ...manifest }) => {
    const { name: module, version } = manifest;
    const manifests = [...beside.filter(({ name }) => name !== module), manifest];
    const findings = await checkContract({ ...release, manifests, files: [] });
    return { module, version, fits: findings.length === 0, reasons: findings.map(({ message }) => message) };
  });
  return Promise.all(answers);
}
