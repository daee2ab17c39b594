import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { firstSegment } from '@tracking-console/contract/page/addresses';
import Fastify from 'fastify';
import { auditRoutes } from './features/access/auditRoutes.ts';
import { rangeRoutes } from './features/access/rangeRoutes.ts';
import { accountRoutes } from './features/accounts/accountRoutes.ts';
import { emailRoutes } from './features/accounts/emailRoutes.ts';
import { profileRoutes } from './features/accounts/profileRoutes.ts';
import { airRoutes } from './features/air/airRoutes.ts';
import { apiLogRoutes } from './features/apiLogs/apiLogRoutes.ts';
import { addAssetRoutes } from './features/assets/assetRoutes.ts';
import { brandRoutes } from './features/brands/brandRoutes.ts';
import { buyerRoutes } from './features/buyerApi/buyerRoutes.ts';
import { dashboardRoutes } from './features/dashboard/dashboardRoutes.ts';
import { healthRoutes } from './features/health/healthRoutes.ts';
import { invoiceRoutes } from './features/invoices/invoiceRoutes.ts';
import { keyRoutes } from './features/keys/keyRoutes.ts';
import { liveRoutes } from './features/live/liveRoutes.ts';
import { messageRoutes } from './features/messageApi/messageRoutes.ts';
import { installMetrics, metricsRoutes } from './features/metrics/metricsRoutes.ts';
import { trackingRoutes } from './features/notifications/consumer/trackingRoutes.ts';
import { unsubscribeRoutes } from './features/notifications/unsubscribeRoutes.ts';
import { orderRoutes } from './features/orders/orderRoutes.ts';
import { grantRoutes } from './features/overrides/grantRoutes.ts';
import { pageRoutes } from './features/page/pageRoutes.ts';
import { payRoutes } from './features/payApi/payRoutes.ts';
import { demoPaymentRoutes } from './features/payments/demo/demoPaymentRoutes.ts';
import { privacyRoutes } from './features/privacy/privacyRoutes.ts';
import { channelRoutes } from './features/releases/channels/channelRoutes.ts';
import { deployerRoutes } from './features/releases/channels/deployerRoutes.ts';
import { beaconRoutes, loadRoutes } from './features/releases/loads/beaconRoutes.ts';
import { installLatestRelease } from './features/releases/modules/latestRelease.ts';
import { releaseRoutes } from './features/releases/releaseRoutes.ts';
import { tokenRoutes } from './features/releases/tokens/tokenRoutes.ts';
import { reportTunnelRoutes } from './features/reporting/reportTunnelRoutes.ts';
import { scriptRoutes } from './features/scripts/scriptRoutes.ts';
import { passkeyRoutes } from './features/security/passkeyRoutes.ts';
import { securityRoutes } from './features/security/securityRoutes.ts';
import { sessionListRoutes } from './features/security/sessionListRoutes.ts';
import { twoStepRoutes } from './features/security/twoStepRoutes.ts';
import { sessionRoutes } from './features/sessions/sessionRoutes.ts';
import { apiSettingRoutes } from './features/settings/apiSettingRoutes.ts';
import { shareRoutes } from './features/sharing/shareRoutes.ts';
import { numberRoutes } from './features/shipments/numberRoutes.ts';
import { registrationRoutes } from './features/signIn/registrationRoutes.ts';
import { signInPageRoutes } from './features/signIn/signInPageRoutes.ts';
import { signInRoutes } from './features/signIn/signInRoutes.ts';
import { siteRoutes } from './features/site/siteRoutes.ts';
import { socialRoutes } from './features/social/socialRoutes.ts';
import { socialSignInRoutes } from './features/social/socialSignInRoutes.ts';
import { sourceRoutes } from './features/source/sourceRoutes.ts';
import { standInRoutes } from './features/standIns/standInRoutes.ts';
import { airBulkRoutes } from './features/tasks/airBulk/airBulkRoutes.ts';
import { bulkRoutes } from './features/tasks/bulkRoutes.ts';
import { airExportRoutes } from './features/tasks/export/airExportRoutes.ts';
import { trackingExportRoutes } from './features/tasks/export/trackingExportRoutes.ts';
import { importRoutes } from './features/tasks/import/importRoutes.ts';
import { taskRoutes } from './features/tasks/taskRoutes.ts';
import { updateRoutes } from './features/tasks/trackBulk/updateRoutes.ts';
import { installTrackDocument } from './features/tracking/reference/trackDocument.ts';
import { trackingConsoleRoutes } from './features/tracking/trackingConsoleRoutes.ts';
import { trackRoutes } from './features/tracking/trackRoutes.ts';
import { userRoutes } from './features/users/userRoutes.ts';
import { webhookRoutes } from './features/webhooks/webhookRoutes.ts';
import { widgetRoutes } from './features/widgets/widgetRoutes.ts';
import type { App } from './http/app.ts';
import { installAddressCheck } from './http/callers/address.ts';
import { plainAddress } from './http/callers/plainAddress.ts';
import { installRecentCheck } from './http/callers/recentCheck.ts';
import { installCookies, installSession } from './http/callers/session.ts';
import { installJsonBodies } from './http/calls/json.ts';
import { serializerCompiler } from './http/calls/serializer.ts';
import { validatorCompiler } from './http/calls/unreadable.ts';
import { createUnreadableAnswer, installErrors } from './http/errors/errors.ts';
import { installCompression } from './http/headers/compression.ts';
import { connectionLimits, installBodyTimeout } from './http/headers/connections.ts';
import { installCors } from './http/headers/cors.ts';
import { installHeaders } from './http/headers/headers.ts';
import { installOriginCheck } from './http/headers/origin.ts';
import { installLimits } from './http/limits/limits.ts';
import { installPolicyReports } from './http/limits/policyReports.ts';
import { logSerializers } from './logSerializers.ts';
import type { Services } from './services.ts';

type Feature = FastifyPluginAsyncTypebox<{ services: Services }>;

/** The new-user calls, reachable at both of their roots. */
const NEW_USER_ROOTS = ['/user-api', '/userapi/call'];
const NEW_USER: Feature[] = [
  signInRoutes,
  registrationRoutes,
  sessionRoutes,
  userRoutes,
  privacyRoutes,
  accountRoutes,
  profileRoutes,
  emailRoutes,
  securityRoutes,
  sessionListRoutes,
  twoStepRoutes,
  passkeyRoutes,
  socialRoutes,
];

const PROVIDER: Feature[] = [
  buyerRoutes,
  messageRoutes,
  orderRoutes,
  invoiceRoutes,
  payRoutes,
  trackRoutes,
  keyRoutes,
  rangeRoutes,
  auditRoutes,
  webhookRoutes,
  sourceRoutes,
  apiLogRoutes,
  dashboardRoutes,
  numberRoutes,
  apiSettingRoutes,
  liveRoutes,
  taskRoutes,
  importRoutes,
  bulkRoutes,
  trackingExportRoutes,
  updateRoutes,
  trackingConsoleRoutes,
  airRoutes,
  airExportRoutes,
  airBulkRoutes,
];

const SITE: Feature[] = [
  scriptRoutes,
  demoPaymentRoutes,
  siteRoutes,
  widgetRoutes,
  signInPageRoutes,
  socialSignInRoutes,
  standInRoutes,
  brandRoutes,
  shareRoutes,
  unsubscribeRoutes,
  trackingRoutes,
  reportTunnelRoutes,
];

const RELEASES: Feature[] = [
  grantRoutes,
  releaseRoutes,
  channelRoutes,
  tokenRoutes,
  beaconRoutes,
  loadRoutes,
  deployerRoutes,
];

const FEATURES: Feature[] = [healthRoutes, metricsRoutes, ...SITE, ...PROVIDER, ...RELEASES];

/** For a plugin without a name Fastify searches all loaded modules for one. */
const withName = (feature: Feature) => Object.assign(feature, { [Symbol.for('fastify.display-name')]: feature.name });

/** The whole server in the order a request meets it; tests read its log from a stream of theirs. */
export async function buildApp(services: Services, stream?: { write(line: string): void }): Promise<App> {
  const { configuration } = services;
  const app: App = Fastify({
    ...connectionLimits(configuration),
    logger: { level: configuration.logLevel, serializers: logSerializers, ...(stream && { stream }) },
    trustProxy: configuration.trustedProxies.length > 0 && configuration.trustedProxies,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: plainAddress,
    frameworkErrors: createUnreadableAnswer(configuration),
    // Requests that still arrive during shutdown are answered, and their connections closed.
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  installMetrics(app, services);
  installErrors(app, services);
  installHeaders(app);
  installAddressCheck(app, services);
  installBodyTimeout(app, services);
  installCompression(app);
  installJsonBodies(app);
  await installCookies(app);
  installCors(app, services);
  // Before everything else: a change caused by another site is refused without a query.
  installOriginCheck(app, services);
  installSession(app, services);
  installLimits(app, services);
  installRecentCheck(app, services);
  installLatestRelease(app, services);
  await installPolicyReports(app, services);

  const roots = new Set<string>();
  app.addHook('onRoute', ({ url }) => void roots.add(firstSegment(url)));
  await installTrackDocument(app, { brand: configuration.brand, origin: configuration.mailOrigin });
  await addAssetRoutes(app, configuration);
  for (const prefix of NEW_USER_ROOTS) {
    for (const feature of NEW_USER) await app.register(withName(feature), { prefix, services });
  }
  for (const feature of FEATURES) await app.register(withName(feature), { services });
  // The pay-callback page is beside the public API's versions.
  roots.delete('track');
  await app.register(pageRoutes, { services, roots });
  return app;
}
