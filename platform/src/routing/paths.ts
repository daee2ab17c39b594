/** Every address of the consoles as a function; none is written by hand. */
const common = <Prefix extends '/buyer' | '/api'>(prefix: Prefix) => ({
  root: () => prefix,
  dashboard: () => `${prefix}/dashboard`,
  settings: () => `${prefix}/settings`,
  userinfo: () => `${prefix}/userinfo`,
  security: () => `${prefix}/security`,
  socialbind: () => `${prefix}/socialbind`,
  orders: () => `${prefix}/orders`,
  ordersRecord: () => `${prefix}/orders/record`,
  ordersInvoice: () => `${prefix}/orders/invoice`,
  ordersOfflineTrading: () => `${prefix}/orders/offlineTrading`,
  transferReview: () => `${prefix}/transferReview`,
});

export const paths = {
  buyer: {
    ...common('/buyer'),
    shipments: (query: Record<string, string> = {}) => withQuery('/buyer/shipment', query),
    shipment: (id: string) => `/buyer/shipment/${encodeURIComponent(id)}`,
    archived: () => '/buyer/archived',
  },
  api: {
    ...common('/api'),
    settings: (query: Record<string, string> = {}) => withQuery('/api/settings', query),
    tracking: (query: Record<string, string> = {}) => withQuery('/api/tracking', query),
    airline: () => '/api/airline',
    notificationOwn: () => '/api/notification/own',
    notificationConsumer: () => '/api/notification/consumer',
    notificationHistory: (query: Record<string, string> = {}) => withQuery('/api/notification/history', query),
    invoice: () => '/api/invoice',
    taskCenter: (query: Record<string, string> = {}) => withQuery('/api/taskCenter', query),
    authorizations: (query: Record<string, string> = {}) => withQuery('/api/authorizations', query),
  },
  release: {
    root: () => '/release',
    channels: () => '/release/channels',
    matrix: () => '/release/matrix',
    releases: () => '/release/releases',
    release: (id: string) => `/release/releases/${encodeURIComponent(id)}`,
    compose: (query: Record<string, string> = {}) => withQuery('/release/compose', query),
    compare: (query: Record<string, string> = {}) => withQuery('/release/compare', query),
    history: (query: Record<string, string> = {}) => withQuery('/release/history', query),
    loads: (query: Record<string, string> = {}) => withQuery('/release/loads', query),
    overrides: () => '/release/overrides',
  },
  welcome: () => '/welcome',
  payCallback: () => '/track/paycallback',
};

function withQuery(path: string, query: Record<string, string>) {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
