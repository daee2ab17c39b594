const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: react },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];

// Packages that ship ES modules only: jest runs CommonJS, so they are transformed like our own code.
const esmOnly = [
  '@fastify/cookie',
  'cookie',
  'content-disposition',
  'typebox',
  'pg-boss',
  'serialize-error',
  'non-error',
  'is-plain-obj',
  'type-fest',
  'countries-list',
  'd3-geo',
  'd3-array',
  'internmap',
  'saxen',
  'openid-client',
  'oauth4webapi',
  'jose',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esmOnly.join('|')})/)`];

const shared = {
  testMatch: ['**/*.test.{ts,tsx}'],
  // Files whose every case starts several processes beside one that `npm test` has, as furtherIt does case by case.
  testPathIgnorePatterns: process.env.ALL_CASES ? ['/node_modules/'] : ['/node_modules/', '\\.further\\.test\\.ts$'],
  clearMocks: true,
  restoreMocks: true,
  transformIgnorePatterns,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/test/jest/styleStub.ts',
    // Our code names antd's ES modules, which jest cannot run.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  transform: { '\\.tsx$': swc(true), '\\.(ts|mjs|js)$': swc(false) },
};

const client = [
  'root-config',
  'shell',
  'buyer-app',
  'api-app',
  'shared-account',
  'release-app',
  'developer-panel',
  'overrides',
  'platform',
  'ui',
  'app-kit',
];

export default {
  // Jest leaves one core free for a person at work; a small machine has two.
  maxWorkers: '100%',
  // A busy machine is slow, not wrong; what never comes still fails.
  testTimeout: 15_000,
  testSequencer: '<rootDir>/tools/test/jest/longestFirst.ts',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      roots: client.map((name) => `<rootDir>/${name}/src`),
      setupFiles: ['<rootDir>/tools/test/jest/browserGlobals.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/matchers.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/tools/test/jest/nativeEnvironment.ts',
      runtime: '<rootDir>/tools/test/jest/nativeRuntime.ts',
      roots: ['server', 'contract'].map((name) => `<rootDir>/${name}`),
      globalSetup: '<rootDir>/server/testing/globalSetup.mjs',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.mjs',
    },
    {
      ...shared,
      displayName: 'tools',
      testEnvironment: 'node',
      roots: ['release-cli', 'tools', 'shared-dependencies'].map((name) => `<rootDir>/${name}`),
      globalSetup: '<rootDir>/server/testing/globalSetup.mjs',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.mjs',
    },
  ],
};
