import { ACCOUNT_PARTS } from './accountParts.ts';
import type { Configuration } from './config.ts';
import type { OpenDatabase } from './database.ts';
import { createPdfWriter } from './documents/pdf/pdfInThread.ts';
import { createApiLogService } from './features/apiLogs/apiLogService.ts';
import { createRequestLog } from './features/apiLogs/requestLog.ts';
import { createUsageService } from './features/apiLogs/usageService.ts';
import { createBrandService } from './features/brands/brandService.ts';
import { createInvoiceServices } from './features/invoices/invoiceServices.ts';
import { createAllowListService } from './features/keys/allowListService.ts';
import { createApiKeyService } from './features/keys/apiKeyService.ts';
import { createUseKey } from './features/keys/useKey.ts';
import { createLiveHub } from './features/live/liveHub.ts';
import { createLiveLog } from './features/live/liveLog.ts';
import { startLiveWake } from './features/live/liveWake.ts';
import { createMessageServices } from './features/messageApi/messageServices.ts';
import { createMetrics } from './features/metrics/metrics.ts';
import { type ResolveTxt, resolveTxt as resolveTxtRecords } from './features/notifications/consumer/checkDns.ts';
import { createNotificationServices } from './features/notifications/notificationServices.ts';
import { recordQuotaLow, recordWebhookFailing } from './features/notifications/rules/recordAccountEvent.ts';
import { createOfflineServices } from './features/offline/offlineServices.ts';
import { createOrderServices } from './features/orders/orderServices.ts';
import { createPaymentServices } from './features/payments/paymentServices.ts';
import { createQuotaReminder } from './features/quotas/quotaReminder.ts';
import type { CheckRelease } from './features/releases/checks/candidate.ts';
import { createSavedViewService } from './features/savedViews/savedViewService.ts';
import { createApiSettingService } from './features/settings/apiSettingService.ts';
import { createSettingService } from './features/settings/settingService.ts';
import { createTrackingPages } from './features/sharing/trackingPages.ts';
import { createStandInStore } from './features/standIns/standInStore.ts';
import { createTaskServices } from './features/tasks/taskServices.ts';
import { createVisitService } from './features/visits/visitService.ts';
import { localTargetsOf } from './features/webhooks/target/localTargets.ts';
import type { ResolveName } from './features/webhooks/target/resolveTarget.ts';
import { createWebhookServices } from './features/webhooks/webhookServices.ts';
import { createAccountServices } from './services/accountServices.ts';
import { createFoundation } from './services/foundation.ts';
import { createReleaseServices } from './services/releaseServices.ts';
import { createTrackingServices } from './services/trackingServices.ts';

export type Services = ReturnType<typeof createServices>;

export interface Surroundings {
  configuration: Configuration;
  database: OpenDatabase;
  /** Tests move the time. */
  now?: () => Date;
  /** … and that of the limits, which go by the database's clock otherwise. */
  limitClock?: () => Date;
  /** Receives problems for the operator for which no request fails. */
  onProblem?: (message: string) => void;
  /** Tests of what follows the checks set their findings. */
  checkRelease?: CheckRelease;
  /** Tests of webhooks set the addresses that names resolve to. */
  resolveName?: ResolveName;
  /** Tests of sender domains set what they publish. */
  resolveTxt?: ResolveTxt;
}

/** Everything the routes call, built once, in the order of their dependencies. */
export function createServices({
  configuration,
  database,
  now = () => new Date(),
  limitClock,
  onProblem = (message) => console.error(message),
  checkRelease,
  resolveName,
  resolveTxt = resolveTxtRecords,
}: Surroundings) {
  const foundation = createFoundation({ configuration, database, now, limitClock, onProblem });
  const { db, mailer, limits, quotas, jobs, sealer } = foundation;
  const { dataSource, shipmentsIn, airChangesIn, ...tracking } = createTrackingServices(foundation);
  const { shipments, sharing, trackingLink } = tracking;
  const accounts = createAccountServices(foundation, shipments);
  const apiSettings = createApiSettingService(db, now);
  const apiKeys = createApiKeyService(foundation);
  const webhooks = createWebhookServices({
    ...foundation,
    resolveName,
    localTargets: localTargetsOf(configuration, database.port),
    onFailing: (transaction, webhook) => recordWebhookFailing(transaction, webhook, now()),
    findSigningValues: apiKeys.findSigningValues,
  });
  const notifying = createNotificationServices({
    ...foundation,
    ...webhooks,
    trackingLink,
    resolveTxt,
    mailFrom: configuration.mailFrom,
  });
  const taskServices = createTaskServices({
    ...foundation,
    shipments,
    shipmentsIn,
    airChangesIn,
    accountParts: ACCOUNT_PARTS,
  });
  const payments = createPaymentServices(foundation);
  const { catalog, receivingAccounts } = configuration;
  const ordering = createOrderServices({
    ...foundation,
    statistics: shipments.statistics,
    provider: payments.paymentProvider,
    catalog,
    receivingAccounts,
    apiSettings,
  });
  const makePdf = createPdfWriter();
  const liveLog = createLiveLog(db);
  const live = createLiveHub({
    log: liveLog,
    findStanding: accounts.sessions.findStanding,
    startWake: (onWake) => startLiveWake(database.pool.options.connectionString, onWake),
  });

  return {
    configuration,
    database,
    db,
    now,
    limits,
    jobs,
    quotas,
    mailer,
    makePdf,
    apiSettings,
    apiKeys,
    liveLog,
    live,
    metrics: configuration.metricsToken === '' ? null : createMetrics({ db, pool: database.pool, live }),
    savedViews: createSavedViewService(db, now),
    settings: createSettingService(db, now),
    brands: createBrandService(db, now),
    visits: createVisitService(db, now),
    quotaReminder: createQuotaReminder({
      ...foundation,
      onLow: (transaction, account) => recordQuotaLow(transaction, account, now()),
    }),
    useKey: createUseKey(db, now),
    allowLists: createAllowListService(db),
    requestLog: createRequestLog({ db, onProblem }),
    apiLogs: createApiLogService(db, now),
    usage: createUsageService(db, now),
    trackingPages: createTrackingPages({
      db,
      sharing,
      details: shipments.details,
      consumerLinks: notifying.consumerLinks,
    }),
    standIns: createStandInStore({ db, now, sealer }),
    ...tracking,
    ...accounts,
    ...createReleaseServices(foundation, accounts, checkRelease),
    ...notifying,
    ...taskServices,
    ...createMessageServices({
      db,
      now,
      rules: notifying.rules,
      wholeLists: taskServices.wholeLists,
      mailHookSecret: configuration.mailHookSecret,
    }),
    ...webhooks,
    ...payments,
    ...ordering,
    ...createInvoiceServices({ ...foundation, makePdf, issuing: configuration.invoiceIssuing }),
    ...createOfflineServices({ ...foundation, ...ordering, receivingAccounts }),
  };
}
