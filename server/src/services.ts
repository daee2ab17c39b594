import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { ACCOUNT_PARTS } from './accountParts.ts';
import { type Configuration, ownOrigin } from './config.ts';
import type { OpenDatabase } from './database.ts';
import { createPdfWriter } from './documents/pdf/pdfInThread.ts';
import { createAccountEventService } from './features/accountEvents/accountEventService.ts';
import { createAccountRemoval } from './features/accounts/accountRemoval.ts';
import { createEmailChange } from './features/accounts/emailChange.ts';
import { createProfileChange } from './features/accounts/profileChange.ts';
import type { AirContext } from './features/air/airContext.ts';
import { createAirServices } from './features/air/airServices.ts';
import { createAirSandbox } from './features/air/sandbox/airSandbox.ts';
import { createApiLogService } from './features/apiLogs/apiLogService.ts';
import { createRequestLog } from './features/apiLogs/requestLog.ts';
import { createUsageService } from './features/apiLogs/usageService.ts';
import { createBrandService } from './features/brands/brandService.ts';
import { listCarrierEntries } from './features/carriers/carriers.ts';
import { createCarrierFigures } from './features/dashboard/carrierFigures.ts';
import { createInvoiceServices } from './features/invoices/invoiceServices.ts';
import type { CarrierAdapter } from './features/journeys/carrierAdapter.ts';
import { createSandboxAdapter } from './features/journeys/sandbox/sandboxAdapter.ts';
import { createSyncQueue } from './features/journeys/syncQueue.ts';
import { createSyncService } from './features/journeys/syncService.ts';
import { createAllowListService } from './features/keys/allowListService.ts';
import { createApiKeyService } from './features/keys/apiKeyService.ts';
import { createUseKey } from './features/keys/useKey.ts';
import { createRateLimits } from './features/limits/rateLimits.ts';
import { createLiveHub } from './features/live/liveHub.ts';
import { createLiveLog } from './features/live/liveLog.ts';
import { startLiveWake } from './features/live/liveWake.ts';
import { createMailCustomer } from './features/mail/mailCustomer.ts';
import { createMailer } from './features/mail/mailer.ts';
import { createMetrics } from './features/metrics/metrics.ts';
import { type ResolveTxt, resolveTxt as resolveTxtRecords } from './features/notifications/consumer/checkDns.ts';
import type { TrackingLink } from './features/notifications/consumer/sendConsumer.ts';
import { createNotificationServices } from './features/notifications/notificationServices.ts';
import { recordQuotaLow, recordWebhookFailing } from './features/notifications/rules/recordAccountEvent.ts';
import { createOfflineServices } from './features/offline/offlineServices.ts';
import { createOrderInfoService } from './features/orderInfo/orderInfoService.ts';
import { createOrderServices } from './features/orders/orderServices.ts';
import { createGrantService } from './features/overrides/grantService.ts';
import { createPasskeyService } from './features/passkeys/passkeyService.ts';
import { createPaymentServices } from './features/payments/paymentServices.ts';
import { createPrivacyService } from './features/privacy/privacyService.ts';
import { createListMemberInfos } from './features/quotas/memberInfos.ts';
import { createQuotaReminder } from './features/quotas/quotaReminder.ts';
import { createQuotaService } from './features/quotas/quotaService.ts';
import { createCheckoutReader } from './features/releases/checkout.ts';
import type { CheckRelease } from './features/releases/checks/candidate.ts';
import { createCheckRelease } from './features/releases/checks/checkRelease.ts';
import { createMountApplications } from './features/releases/checks/mount/mountApplications.ts';
import { createProbes } from './features/releases/checks/mount/probes.ts';
import { createReleaseService } from './features/releases/releaseService.ts';
import { createTokenService } from './features/releases/tokenService.ts';
import { createSavedViewService } from './features/savedViews/savedViewService.ts';
import { createPasswordChange } from './features/security/passwordChange.ts';
import { createTwoStepChange } from './features/security/twoStepChange.ts';
import { createSessionService } from './features/sessions/sessionService.ts';
import { createApiSettingService } from './features/settings/apiSettingService.ts';
import { createSettingService } from './features/settings/settingService.ts';
import { createSharingService } from './features/sharing/sharingService.ts';
import { createTrackingPages } from './features/sharing/trackingPages.ts';
import { createAutoArchive } from './features/shipments/autoArchive.ts';
import { createRemoval } from './features/shipments/removal.ts';
import type { ShipmentContext } from './features/shipments/shipmentContext.ts';
import { createShipmentService } from './features/shipments/shipmentService.ts';
import { createPasswordResetService } from './features/signIn/passwordResetService.ts';
import { createRegistrationService } from './features/signIn/registrationService.ts';
import { createSignInService } from './features/signIn/signInService.ts';
import { createOpenIdConnect } from './features/social/openIdConnect.ts';
import { createSocialFlows } from './features/social/socialFlow.ts';
import { createSocialService } from './features/social/socialService.ts';
import { createSourceAsking, createSourceServices } from './features/source/sourceServices.ts';
import { createStandInStore } from './features/standIns/standInStore.ts';
import { createTaskServices } from './features/tasks/taskServices.ts';
import { createRealTimeQueries } from './features/tracking/realTimeQueries.ts';
import { createTrackListService } from './features/tracking/trackListService.ts';
import { createTwoStepService } from './features/twoStep/twoStepService.ts';
import { createIdentityService, type IdentityOpenedListener } from './features/users/identityService.ts';
import { createUserService } from './features/users/userService.ts';
import { createVisitService } from './features/visits/visitService.ts';
import { recordEvents, recordWaybillEvents } from './features/webhooks/recordEvents.ts';
import { checkUrl } from './features/webhooks/target/checkUrl.ts';
import type { ResolveName } from './features/webhooks/target/resolveTarget.ts';
import { createWebhookServices } from './features/webhooks/webhookServices.ts';
import { createSealer } from './sealing.ts';

export type Services = ReturnType<typeof createServices>;

export interface Surroundings {
  configuration: Configuration;
  database: OpenDatabase;
  /** Tests move the time. */
  now?: () => Date;
  /** … and that of the limits, which go by the database's clock otherwise. */
  limitClock?: () => Date;
  /** Receives what an operator should know and no request fails for. */
  onProblem?: (message: string) => void;
  /** Tests of what comes after the checks set their findings. */
  checkRelease?: CheckRelease;
  /** Tests of webhooks set where names lead. */
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
  const { db, pool } = database;
  // Jobs share the pool, so that they live and die with the database connection.
  const jobs = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });

  const limits = createRateLimits(db, limitClock);
  // Test keys get the sandbox's journeys whatever else there is.
  const sandbox = createSandboxAdapter({ speed: configuration.journeySpeed });
  const asking = createSourceAsking(configuration.carrierSource, { db, now, onProblem });
  const adapters: [CarrierAdapter, ...CarrierAdapter[]] = asking ? [asking.adapter, sandbox] : [sandbox];
  const quotas = createQuotaService(db, now);
  const [{ dataSource }] = adapters;
  const shipmentContext: ShipmentContext = {
    ...{ db, now, quotas, dataSource },
    onStopped: async (transaction, ids, time) =>
      void (await recordEvents(transaction, { ids, event: 'TRACKING_STOPPED' }, time)),
  };
  const shipments = createShipmentService(shipmentContext);
  const savedViews = createSavedViewService(db, now);
  const settings = createSettingService(db, now);
  const apiSettings = createApiSettingService(db, now);
  const mailer = createMailer({
    smtpUrl: configuration.smtpUrl,
    folder: join(configuration.dataDir, 'outbox'),
    from: configuration.mailFrom,
    brand: configuration.brand,
  });
  const { brand, mailOrigin: origin } = configuration;
  const brands = createBrandService(db, now);
  const mailCustomer = createMailCustomer({ db, mailer, brand, origin });
  const visits = createVisitService(db, now);
  const autoArchive = createAutoArchive(db, now);
  const quotaReminder = createQuotaReminder({
    ...{ db, now, mailCustomer, onProblem },
    onLow: (transaction, account) => recordQuotaLow(transaction, account, now()),
  });
  const orderInfo = createOrderInfoService(db);
  const sealer = createSealer(configuration.secretKeys, configuration.dataDir);
  const sharing = createSharingService({ db, now, sealer, details: shipments.details });
  const sync = createSyncService({
    ...{ db, now, adapters },
    onRecorded: async (transaction, { updated, stopped }, time) => {
      await recordEvents(transaction, { ids: updated, event: 'TRACKING_UPDATED' }, time);
      await recordEvents(transaction, { ids: stopped, event: 'TRACKING_STOPPED' }, time);
    },
  });
  const airContext: AirContext = {
    ...{ db, now, quotas, cost: configuration.airWaybillCost },
    adapter: createAirSandbox({ speed: configuration.journeySpeed }),
    onRecorded: async (transaction, { updated, stopped }, time) => {
      await recordWaybillEvents(transaction, { ids: updated, event: 'TRACKING_UPDATED' }, time);
      await recordWaybillEvents(transaction, { ids: stopped, event: 'TRACKING_STOPPED' }, time);
    },
  };
  const airCargo = createAirServices(airContext, jobs);
  const source = createSourceServices(asking, { db, now, sync, onProblem });
  const removal = createRemoval(db, now);
  const syncQueue = createSyncQueue(jobs, sync);
  const trackLists = createTrackListService(db);
  const queryRealTime = createRealTimeQueries({ db, now, quotas, shipments, adapters });
  const apiKeys = createApiKeyService({ db, now, sealer });
  const requestLog = createRequestLog({ db, onProblem });
  const webhooks = createWebhookServices({
    ...{ db, now, sealer, mailCustomer, resolveName, onProblem },
    sandbox: dataSource === 'sandbox',
    onFailing: (transaction, webhook) => recordWebhookFailing(transaction, webhook, now()),
    findSigningValues: apiKeys.findSigningValues,
  });
  const payments = createPaymentServices({ configuration, db, now, sealer });
  const orderContext = {
    ...{ db, now, quotas, mailer, brand, origin, onProblem },
    ...{ catalog: configuration.catalog, receivingAccounts: configuration.receivingAccounts },
    ...{ provider: payments.paymentProvider, statistics: shipments.statistics },
  };
  const ordering = createOrderServices({ ...orderContext, apiSettings });
  const trackingLink: TrackingLink = async (owner, id) => (await sharing.openPath(owner, id)).replace(/^(?=.)/, origin);
  const notifying = createNotificationServices({
    db,
    now,
    mailer,
    limits,
    brand,
    origin,
    trackingLink,
    ...{ mailCustomer, onProblem },
    ...{ sealer, resolveTxt, mailFrom: configuration.mailFrom },
    ...webhooks,
    checkUrl,
  });
  const makePdf = createPdfWriter();
  const invoicing = createInvoiceServices({
    ...{ db, now, mailer, brand, origin, onProblem, makePdf, issuing: configuration.invoiceIssuing },
  });
  const work = createTaskServices({
    ...{ db, now, jobs, shipments, shipmentContext, airContext, sealer, mailer, brand, onProblem, origin },
    accountParts: ACCOUNT_PARTS,
  });

  const onIdentityOpened: IdentityOpenedListener[] = [
    ({ gid, identity }, transaction) => quotas.openAccount(transaction, { gid, scope: identity }),
  ];
  const listMemberInfos = createListMemberInfos({ db, quotas, statistics: shipments.statistics });

  const sessions = createSessionService(db, now);
  const accountEvents = createAccountEventService({ db, now, mailer, brand, origin, onProblem });
  const twoStep = createTwoStepService({ db, now, sealer, brand });
  const passkeys = createPasskeyService({ db, now, brand, origin, origins: configuration.origins });
  const overrides = createGrantService({ db, now, sessions });
  const liveLog = createLiveLog(db);
  const live = createLiveHub({
    log: liveLog,
    findStanding: sessions.findStanding,
    startWake: (onWake) => startLiveWake(pool.options.connectionString, onWake),
  });
  const metrics = configuration.metricsToken === '' ? null : createMetrics({ db, pool, live });
  const users = createUserService(db, now, listMemberInfos);
  const identities = createIdentityService(db, now, onIdentityOpened);
  const privacy = createPrivacyService(db, now);
  const probes = createProbes({ users, identities, privacy, sessions });
  const releases = createReleaseService({
    db,
    now,
    checkout: createCheckoutReader(configuration.releaseFile, configuration.distDir, onProblem),
    fromFile: configuration.releaseFrom === 'file',
    checkRelease:
      checkRelease ??
      createCheckRelease({
        origin: () => ownOrigin(configuration),
        mountApplications: createMountApplications({ ...configuration, probes }),
        now,
      }),
    onProblem,
  });
  const signIn = createSignInService({ limits, users, sessions, accountEvents, twoStep, passkeys });
  const passwordResets = createPasswordResetService({
    ...{ db, now, limits, users, sessions, accountEvents, twoStep },
    ...{ mailer, brand, origin, onProblem },
  });
  const passwordChange = createPasswordChange({ db, users, sessions, signIn, passwordResets, twoStep, accountEvents });
  const twoStepChange = createTwoStepChange({ users, twoStep, accountEvents });
  const social = createSocialService({ db, now, providers: configuration.socialProviders, accountEvents });
  const registration = createRegistrationService({
    ...{ db, now, limits, users, privacy, accountEvents, mailer, brand, origin, onProblem },
    area: configuration.defaultArea,
  });
  const profileChange = createProfileChange({ db, now, users, accountEvents });
  const emailChange = createEmailChange({
    ...{ db, now, limits, users, sealer, accountEvents, passwordResets },
    ...{ mailer, brand, origin, onProblem },
  });
  const accountRemoval = createAccountRemoval({
    ...{ db, now, users, sessions, passwordResets, twoStep, accountEvents },
    ...{ mailer, brand, origin, onProblem },
  });

  return {
    configuration,
    database,
    db,
    now,
    limits,
    jobs,
    releases,
    releaseTokens: createTokenService(db, now),
    probes,
    sessions,
    overrides,
    liveLog,
    live,
    metrics,
    users,
    identities,
    onIdentityOpened,
    privacy,
    accountEvents,
    twoStep,
    passkeys,
    signIn,
    passwordResets,
    passwordChange,
    twoStepChange,
    registration,
    profileChange,
    emailChange,
    social,
    openIdConnect: createOpenIdConnect({ now, onProblem }),
    socialFlows: createSocialFlows({ sealer, now }),
    standIns: createStandInStore({ db, now, sealer }),
    accountRemoval,
    listCarriers: async () => listCarrierEntries(),
    quotas,
    savedViews,
    settings,
    apiSettings,
    mailer,
    brands,
    makePdf,
    visits,
    autoArchive,
    quotaReminder,
    shipments,
    orderInfo,
    sharing,
    trackingLink,
    trackingPages: createTrackingPages({
      db,
      sharing,
      consumerLinks: notifying.consumerLinks,
      details: shipments.details,
    }),
    sync,
    removal,
    syncQueue,
    source,
    trackLists,
    queryRealTime,
    apiKeys,
    useKey: createUseKey(db, now),
    allowLists: createAllowListService(db),
    requestLog,
    apiLogs: createApiLogService(db),
    usage: createUsageService(db, now),
    carrierFigures: createCarrierFigures(db),
    ...airCargo,
    ...notifying,
    ...work,
    ...webhooks,
    ...payments,
    ...ordering,
    ...invoicing,
    ...createOfflineServices(orderContext),
  };
}
