import { startInvoiceJobs } from './features/invoices/invoiceServices.ts';
import { startDomainChecks } from './features/notifications/consumer/domainChecks.ts';
import { startTimeRules } from './features/notifications/rules/timeRules.ts';
import { startTransferJobs } from './features/offline/transferJobs.ts';
import { startOrderJobs } from './features/orders/orderJobs.ts';
import { startQuotaReminder } from './features/quotas/quotaReminder.ts';
import { type RetentionLog, startRetention } from './features/retention/retentionJob.ts';
import { startAutoArchive } from './features/shipments/autoArchive.ts';
import { isDatabaseAway } from './http/errors/databaseAway.ts';
import { messageOf } from './http/errors/describeError.ts';
import type { Services } from './services.ts';

/** Begins the work that no request waits for; each feature adds its queues here. Tests that need none never call it. */
export async function startWorkers(services: Services, log: RetentionLog): Promise<void> {
  const { jobs, syncQueue, airQueue, source, taskQueue, mailQueue, webhookQueue, autoArchive, quotaReminder } =
    services;
  const { orderJobs, invoiceJobs, transferJobs, demoEvents, timeRules, domainChecks } = services;
  jobs.on('error', reportProblems());
  await jobs.start();
  await startRetention(services, log);
  await startAutoArchive(jobs, autoArchive);
  await startQuotaReminder(jobs, quotaReminder);
  await startOrderJobs(jobs, orderJobs);
  await startInvoiceJobs(jobs, invoiceJobs);
  await startTransferJobs(jobs, transferJobs);
  demoEvents.start();
  await startTimeRules(jobs, timeRules);
  await startDomainChecks(jobs, domainChecks);
  await syncQueue.start();
  await airQueue.start();
  source.start();
  await taskQueue.start();
  mailQueue.start();
  webhookQueue.start();
}

const QUIET_MS = 10_000;

/** A database that is away is reported once: every queue queries it twice a second. */
function reportProblems() {
  let awayTime = Number.NEGATIVE_INFINITY;
  return (emitted: Error) => {
    // pg-boss emits copies of errors, which are plain objects.
    const error = emitted instanceof Error ? emitted : Object.assign(new Error(), emitted as object);
    if (isDatabaseAway(error)) {
      const isKnown = performance.now() - awayTime < QUIET_MS;
      awayTime = performance.now();
      if (isKnown) return;
    }
    console.error('background work:', messageOf(error));
  };
}

/** Lets the jobs in hand finish, at most 5 s. */
export async function stopWorkers({
  jobs,
  syncQueue,
  airQueue,
  source,
  taskQueue,
  mailQueue,
  webhookQueue,
  demoEvents,
  mailer,
  poster,
}: Services): Promise<void> {
  await Promise.all([
    syncQueue.stop(),
    airQueue.stop(),
    source.stop(),
    taskQueue.stop(),
    mailQueue.stop(),
    webhookQueue.stop(),
  ]);
  await demoEvents.stop();
  mailer.close();
  await poster.close();
  await jobs.stop({ graceful: true, timeout: 5_000, close: false });
}
