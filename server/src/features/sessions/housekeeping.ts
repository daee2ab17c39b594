import type { Services } from '../../services.ts';

const QUEUE = 'housekeeping';
const EVERY_HOUR = '17 * * * *';

/** Clears away what has run out. Expired rows count for nothing anyway; this only keeps the tables small. */
export async function startHousekeeping({
  jobs,
  sessions,
  sharing,
  limits,
  liveLog,
  tasks,
  removal,
  notifications,
  releases,
}: Pick<
  Services,
  'jobs' | 'sessions' | 'sharing' | 'limits' | 'liveLog' | 'tasks' | 'removal' | 'notifications' | 'releases'
>) {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, async () => {
    await sessions.deleteExpired();
    await limits.deleteQuiet();
    await sharing.deleteExpired();
    await liveLog.deleteOld();
    await tasks.deleteExpired();
    await removal.deleteFinished();
    await notifications.deleteOld();
    await releases.forgetOld();
  });
  await jobs.schedule(QUEUE, EVERY_HOUR);
}
