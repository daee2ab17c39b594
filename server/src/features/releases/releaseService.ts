import type { Database } from '../../database.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import { StartRefusal } from '../../startRefusal.ts';
import { createApproving } from './channels/approving.ts';
import { createChanging } from './channels/changing.ts';
import { findChannel, listChannels, toChannel } from './channels/channelStore.ts';
import { diffReleases } from './channels/diff.ts';
import { createEditing } from './channels/editing.ts';
import { createRollingBack } from './channels/rollingBack.ts';
import { planWayBack } from './channels/wayBack.ts';
import type { CheckRelease } from './checks/candidate.ts';
import { type HistoryRequest, readLedger } from './ledger/ledger.ts';
import { verifyLedger } from './ledger/verifyLedger.ts';
import { createWriter } from './ledger/writer.ts';
import { adopt } from './loads/adoption.ts';
import { createBeacons } from './loads/beacons.ts';
import { createChecking } from './modules/checking.ts';
import type { CheckoutReader } from './modules/checkout.ts';
import { readCompatibility } from './modules/compatibility.ts';
import type { Release } from './modules/importMaps.ts';
import { listModuleVersions } from './modules/moduleStore.ts';
import { createPublishing } from './modules/publishing.ts';
import { createServing, type Visitor } from './modules/serving.ts';
import { findRelease, listReleases } from './releaseStore.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  checkout: CheckoutReader;
  /** This process shows the checkout's release and no channel's. */
  fromFile: boolean;
  checkRelease: CheckRelease;
  onProblem: (message: string) => void;
}

export type ReleaseService = ReturnType<typeof createReleaseService>;

/** Which release every page gets, and how that changes. */
export function createReleaseService({ db, now, checkout, fromFile, checkRelease, onProblem }: Surroundings) {
  const writer = createWriter(db, now);
  const serving = createServing(db, onProblem);
  const checking = createChecking({ db, now, checkRelease });
  const approving = createApproving({ db, now, writer });
  const beacons = createBeacons({ db, now, writer });
  let adopted = '';

  /** Adds a new release file to the ledger. */
  async function follow(): Promise<void> {
    const found = checkout.read();
    if (!found || fromFile || found.id === adopted) return;
    await writer.inTransaction((transaction) => adopt(transaction, found, now()));
    adopted = found.id;
  }

  async function serve(visitor: Visitor): Promise<Release | null> {
    if (fromFile) return checkout.read();
    await follow().catch((error: Error) =>
      onProblem(`The checkout's release could not be adopted: ${messageOf(error)}`),
    );
    return serving.serve(visitor);
  }

  const change = createChanging({ db, now, writer, checking, requestApproval: approving.request });

  return {
    /** @throws StartRefusal if there is nothing to serve */
    async start(): Promise<Release> {
      await follow();
      const release = await serve({ channel: 'production', gid: null });
      if (!release) throw new StartRefusal(checkout.problem());
      return release;
    },
    follow,
    lastServed: serving.lastServed,
    serve,
    latest: async (visitor: Visitor) => (fromFile ? (checkout.read()?.id ?? null) : serving.latest(visitor)),
    ...createPublishing({ writer, now }),
    change,
    edit: createEditing({ db, now, writer, change }),
    rollBack: createRollingBack({ db, now, writer, checking }),
    planRollBack: (channel: Visitor['channel'], module?: string) => planWayBack(db, channel, module),
    check: checking.check,
    listApprovals: approving.list,
    approve: approving.approve,
    listModules: () => listModuleVersions(db),
    listReleases: () => listReleases(db),
    findRelease: (id: string) => findRelease(db, id),
    diff: (from: string, to: string) => diffReleases(db, from, to),
    listChannels: async () => (await listChannels(db)).map(toChannel),
    async findChannel(name: Visitor['channel']) {
      const row = await findChannel(db, name);
      return row && toChannel(row);
    },
    compatibility: (id?: string) => readCompatibility(db, id),
    history: (request: HistoryRequest) => readLedger(db, request),
    verify: () => verifyLedger(db),
    countLoads: beacons.count,
    loads: beacons.counts,
    /** Deletes what is kept for minutes, a day or some weeks. */
    forgetOld: async (): Promise<number> => (await writer.forgetOldAnswers()) + (await beacons.forgetOldLoads()),
  };
}
