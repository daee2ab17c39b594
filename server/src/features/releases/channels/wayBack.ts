import type { ChannelState, LedgerRow, ModuleChange, RollBackPlan } from '@tracking-console/contract/releases/releases';
import type { Database, Transaction } from '../../../database.ts';
import { readChannelLedger } from '../ledger/ledger.ts';
import { findManifests } from '../modules/moduleStore.ts';
import { isRefused, type Refused, refused } from '../refusal.ts';
import { releaseStack } from '../releaseStack.ts';
import { findRelease } from '../releaseStore.ts';
import { type ChannelRow, findChannel } from './channelStore.ts';
import { changesBetween, diffReleases } from './diff.ts';

type Reader = Database | Transaction;
type Place = Pick<ChannelRow, 'name'> & Pick<ChannelState, 'stable'>;

/** The row that made the previous release stable. */
export async function findRowBefore(db: Reader, { name }: Place): Promise<LedgerRow | Refused> {
  const row = releaseStack(await readChannelLedger(db, name)).at(-2);
  return row ?? refused('notFound', `Nothing was stable on ${name} before.`);
}

interface VersionBefore {
  version: string;
  /** The row with which the module got that version. */
  row: LedgerRow;
}

/** The version the channel's releases had before they first got the one it has now. */
export async function findVersionBefore(db: Reader, place: Place, module: string): Promise<VersionBefore | Refused> {
  const current = (await findRelease(db, place.stable))?.modules[module];
  let before: VersionBefore | undefined;
  for (const row of releaseStack(await readChannelLedger(db, place.name))) {
    const version = (await findRelease(db, row.to.stable))?.modules[module];
    if (version === current) break;
    if (version !== undefined && version !== before?.version) before = { version, row };
  }
  return before ?? refused('notFound', `${place.name} had no other version of ${module} before.`);
}

/** What a rollback would lead to, and who made that stable; it changes nothing. */
export async function planWayBack(
  db: Database,
  channel: Place['name'],
  module: string | undefined,
): Promise<RollBackPlan | Refused> {
  const place = await findChannel(db, channel);
  if (!place) return refused('notFound', `The channel ${channel} has no release yet.`);
  if (module !== undefined) return planModule(db, place, module);
  const row = await findRowBefore(db, place);
  if (isRefused(row)) return row;
  const diff = await diffReleases(db, place.stable, row.to.stable);
  return isRefused(diff) ? diff : { row, changes: diff.changes };
}

async function planModule(db: Database, place: Place, module: string): Promise<RollBackPlan | Refused> {
  const before = await findVersionBefore(db, place, module);
  if (isRefused(before)) return before;
  const { version, row } = before;
  return { row, changes: await changeOf(db, place.stable, module, version) };
}

async function changeOf(db: Database, stable: string, module: string, version: string): Promise<ModuleChange[]> {
  const now = (await findRelease(db, stable))?.modules[module];
  const side = async (modules: Record<string, string>) => ({ modules, manifests: await findManifests(db, modules) });
  return changesBetween(await side(now === undefined ? {} : { [module]: now }), await side({ [module]: version }));
}
