import type { Services } from '../../services.ts';

const QUEUE = 'housekeeping';
const EVERY_HOUR = '17 * * * *';

/** Clears away what has run out. Expired rows count for nothing anyway; this only keeps the tables small. */
export async function startHousekeeping({ jobs, sessions, signIn }: Pick<Services, 'jobs' | 'sessions' | 'signIn'>) {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, async () => {
    await sessions.deleteExpired();
    await signIn.deleteForgottenAttempts();
  });
  await jobs.schedule(QUEUE, EVERY_HOUR);
}
