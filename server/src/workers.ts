import { startHousekeeping } from './features/sessions/housekeeping.ts';
import type { Services } from './services.ts';

/** Begins the work that no request waits for; each feature adds its queues here. Tests that need none never call it. */
export async function startWorkers(services: Services): Promise<void> {
  const { jobs, syncQueue } = services;
  jobs.on('error', (error) => console.error('background work:', error.message));
  await jobs.start();
  await startHousekeeping(services);
  await syncQueue.start();
}

/** Lets the jobs in hand finish, at most 5 s. */
export async function stopWorkers({ jobs, syncQueue }: Services): Promise<void> {
  await syncQueue.stop();
  await jobs.stop({ graceful: true, timeout: 5_000, close: false });
}
