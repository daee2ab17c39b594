// Who may import whom. The table of docs/architecture.md, as rules; tools/test/checkImports.ts runs them.
const own = {
  apps: '^(shell|buyer-app|api-app|shared-account|release-app)/',
  consoles: '^(buyer-app|api-app|release-app)/',
  appKit: '^app-kit/',
  platform: '^platform/',
  ui: '^ui/',
  contract: '^contract/',
  rootConfig: '^root-config/',
  server: '^server/',
  shared: '^shared-dependencies/',
};
const ours =
  '^(contract|platform|ui|app-kit|shared-dependencies|root-config|shell|buyer-app|api-app|shared-account|release-app|developer-panel|overrides|server|release-cli|tools)/';
const tests = '(\\.(test|spec)\\.tsx?$|/testing/|/testing\\.ts$)';

const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { pathNot: tests, ...from },
  to,
});

/** The server's features, lowest first: each may use those of its own line and of the lines above it. */
const serverOrder = [
  ['users', 'sessions', 'privacy'],
  ['limits', 'quotas', 'live', 'mail', 'metrics', 'settings', 'savedViews', 'visits', 'brands'],
  ['accountEvents', 'twoStep', 'passkeys'],
  ['signIn', 'keys'],
  ['apiLogs', 'security', 'social'],
  ['shipments/model', 'carriers'],
  ['notifications', 'journeys'],
  ['shipments'],
  ['orderInfo', 'sharing', 'tracking', 'air'],
  ['tasks', 'accounts', 'dashboard', 'webhooks'],
  ['buyerApi', 'messageApi', 'source', 'access'],
  ['payments'],
  ['orders'],
  ['invoices', 'offline'],
  ['payApi'],
  ['releases', 'overrides'],
  ['reporting', 'retention', 'page', 'health', 'assets', 'scripts', 'site', 'widgets', 'standIns'],
];
const features = '^server/src/features/';
// The model of shipments lies in their folder, and below the rest of it.
const foldersOf = (names) =>
  `${features}(${names.map((name) => (name === 'shipments' ? 'shipments/(?!model/)' : `${name}/`)).join('|')})`;

const orderRules = serverOrder
  .slice(0, -1)
  .map((names, line) =>
    forbid(
      `order-of-${names[0].replace('/', '-')}`,
      { path: foldersOf(names) },
      { path: foldersOf(serverOrder.slice(line + 1).flat()) },
      "The server's features use one another downward only.",
    ),
  );

const appRule = (app) =>
  forbid(
    `${app}-below-only`,
    { path: `^${app}/` },
    { path: ours, pathNot: `^(${app}|app-kit|platform|ui|contract)/` },
    'An application imports app-kit, platform, ui and contract, never another application or the server.',
  );

module.exports = {
  forbidden: [
    ...['shell', 'buyer-app', 'api-app', 'shared-account', 'release-app'].map(appRule),
    forbid(
      'app-kit-below-applications',
      { path: own.appKit },
      { path: ours, pathNot: '^(app-kit|platform|ui|contract)/' },
      'app-kit imports platform, ui and contract; applications are made of it.',
    ),
    forbid(
      'developer-panel-beside-the-applications',
      { path: '^developer-panel/' },
      { path: ours, pathNot: '^(developer-panel|platform|ui|contract)/', dependencyTypesNot: ['type-only'] },
      "The panel is handed the page's runtime; it builds nothing of it in.",
    ),
    forbid(
      'overrides-before-everything',
      { path: '^overrides/' },
      { path: ours, pathNot: '^(overrides|contract)/', dependencyTypesNot: ['type-only'] },
      'What decides which modules the page gets cannot need one of them.',
    ),
    forbid(
      'root-config-alone',
      { path: own.rootConfig },
      { path: ours, pathNot: '^(root-config|contract)/', dependencyTypesNot: ['type-only'] },
      'The page finds our packages by name at run time.',
    ),
    forbid(
      'root-config-without-react',
      { path: own.rootConfig },
      { path: 'node_modules/(react|react-dom|antd)/' },
      'The page has no UI framework.',
    ),
    forbid(
      'platform-knows-no-ui',
      { path: own.platform },
      { path: ours, pathNot: '^(platform|contract)/' },
      'platform imports contract only.',
    ),
    forbid(
      'platform-without-components',
      { path: `${own.platform}.*` },
      { path: 'node_modules/(react|react-dom|antd|react-redux|react-router-dom)/' },
      'platform has no React components.',
    ),
    forbid('ui-knows-nothing', { path: own.ui }, { path: ours, pathNot: own.ui }, 'ui imports nothing of ours.'),
    forbid(
      'ui-without-store',
      { path: own.ui },
      { path: 'node_modules/(redux|@reduxjs|react-redux|redux-saga|react-router|react-router-dom)/' },
      'ui has no store, router or calls.',
    ),
    forbid(
      'contract-at-the-bottom',
      { path: own.contract },
      { path: ours, pathNot: own.contract },
      'contract imports nothing of ours.',
    ),
    forbid(
      'server-without-client',
      { path: own.server },
      { path: ours, pathNot: '^(server|contract)/' },
      'The server imports contract only.',
    ),
    forbid(
      'programs-above-the-server',
      { path: own.server, pathNot: [tests, '^server/src/bin/'] },
      { path: '^server/src/bin/' },
      'The programs start the server, which knows none of them.',
    ),
    forbid(
      'release-cli-above-the-server',
      { path: '^release-cli/' },
      { path: ours, pathNot: '^(release-cli|server|contract|tools/bundle)/' },
      'The release commands use the checks of the server and the table of the build.',
    ),
    forbid(
      'tools-without-the-product',
      { path: '^tools/' },
      {
        path: ours,
        pathNot:
          '^(tools/|contract/|shared-dependencies/|app-kit/src/application/definition|server/src/features/releases/checks/)',
      },
      'What builds and checks reads lists of the product, and runs none of it.',
    ),
    ...orderRules,
    forbid(
      'feature-in-the-order',
      { path: own.server },
      { path: features, pathNot: foldersOf(serverOrder.flat()) },
      'A new feature takes its place in serverOrder.',
    ),
    forbid(
      'http-at-the-bottom',
      { path: '^server/src/(http|documents)/' },
      { path: features },
      'Features use the HTTP layer and the documents, not the other way round.',
    ),
    forbid(
      'assembly-alone-knows-all',
      { path: '^server/src/(features|http|documents)/' },
      { path: '^server/src/((app|services|workers|main|backgroundThread|backgroundWorker)\\.ts$|services/)' },
      'A feature says what it needs; app.ts and services.ts put the server together.',
    ),
    forbid(
      'antd-in-ui-only',
      { pathNot: `(${own.ui}|${tests})` },
      { path: 'node_modules/(antd|@ant-design)/' },
      'ui is the only importer of antd.',
    ),
    forbid(
      'no-feature-to-feature',
      { path: `${own.apps}src/features/([^/]+)/` },
      { path: `${own.apps}src/features/`, pathNot: '^$1/src/features/$2/' },
      'A feature does not import another feature.',
    ),
    forbid(
      'features-below-pages',
      { path: `${own.apps}src/features/` },
      {
        path: '^(shell|buyer-app|api-app|shared-account|release-app)/src/(pages/|layouts/|definition\\.ts|index\\.ts)',
      },
      'index → definition → pages → layouts → features.',
    ),
    forbid(
      'model-below-features',
      { path: `${own.apps}src/model/` },
      { path: `${own.apps}src/(features|pages|layouts|components)/` },
      'What the features share knows none of them.',
    ),
    forbid(
      'model-without-ui',
      { path: `${own.apps}src/model/` },
      { path: '(^ui/|node_modules/(react-dom|react-final-form)/)', dependencyTypesNot: ['type-only'] },
      'Data and rules render nothing.',
    ),
    forbid(
      'components-below-features',
      { path: `${own.apps}src/components/` },
      { path: `${own.apps}src/(features|pages|layouts)/` },
      'A component that features share knows none of them.',
    ),
    forbid(
      'no-page-to-page',
      { path: `${own.consoles}src/pages/` },
      { path: `${own.consoles}src/pages/.*\\.tsx$` },
      'A page is a route and a chunk of its own.',
    ),
    forbid(
      'component-without-saga',
      { path: `${own.apps}.*\\.tsx$` },
      { path: '[sS]aga\\.ts$' },
      'Components show and dispatch; sagas decide.',
    ),
    forbid(
      'routes-without-database',
      { path: '^server/src/.*[rR]outes\\.ts$' },
      {
        path: '(Table\\.ts$|^server/src/(database|drizzle)\\.ts|node_modules/(pg|drizzle-orm)/)',
        dependencyTypesNot: ['type-only'],
      },
      'Routes ask a service.',
    ),
    forbid(
      'drizzle-once',
      { path: '^server/src/', pathNot: `(^server/src/drizzle\\.ts$|${tests})` },
      { path: 'node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
      'Through drizzle.ts, which says why.',
    ),
    forbid(
      'service-without-fastify',
      { path: '^server/src/.*Service\\.ts$' },
      { path: 'node_modules/(fastify|@fastify)/' },
      'A service knows no HTTP.',
    ),
    forbid('no-circles', { pathNot: tests }, { circular: true }, 'A circle hides who comes first.'),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'require', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    detectJSDocImports: false,
  },
};
