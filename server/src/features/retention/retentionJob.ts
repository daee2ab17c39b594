import { HOUR } from '@tracking-console/contract/values/durations';
import type { PgBoss } from 'pg-boss';
import type { Retention, RetentionServices } from './retention.ts';
import { RETENTIONS } from './retentions.ts';

/** The name of earlier versions: databases have its schedule already. */
const QUEUE = 'housekeeping';
const EVERY_HOUR = '17 * * * *';

/** The application's log. */
export interface RetentionLog {
  info(counts: object, message: string): void;
  error(cause: object, message: string): void;
}

/** Deletes what is no longer kept: in the database by one process for all, in its data folder by each. */
export async function startRetention(services: RetentionServices & { jobs: PgBoss }, log: RetentionLog): Promise<void> {
  const { jobs } = services;
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, async () => {
    await applyRetentions(services, log, (retention) => !isOfFolder(retention));
  });
  await jobs.schedule(QUEUE, EVERY_HOUR);
  const clearFolder = () => void applyRetentions(services, log, isOfFolder);
  clearFolder();
  setInterval(clearFolder, HOUR).unref();
}

const isOfFolder = ({ isFolder }: Retention) => isFolder === true;

/** One that fails does not keep the others from being applied. */
export async function applyRetentions(
  services: RetentionServices,
  log: RetentionLog,
  which: (retention: Retention) => boolean = () => true,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { what, clear } of RETENTIONS.filter(which)) {
    try {
      const count = (await clear?.(services)) ?? 0;
      if (count > 0) deleted[what] = count;
    } catch (error) {
      log.error({ err: error, what }, 'a retention could not be applied');
    }
  }
  if (Object.keys(deleted).length > 0) log.info({ deleted }, 'retentions were applied');
  return deleted;
}
