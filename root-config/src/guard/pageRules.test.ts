import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { rulesOf } from './pageRules.ts';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;
const BASE = 'https://console.test/buyer/dashboard';
const MAP = {
  imports: { react: '/app/shared/1/shared.js#react' },
  integrity: {
    '/app/shared/1/shared.js': INTEGRITY,
    '/app/shared/1/7.js': INTEGRITY,
    '/app/shared/1/open.js': 'md5-x',
  },
};
const CONFIGURATION: Pick<PageConfiguration, 'scripts' | 'chat' | 'analytics' | 'overrides'> = {
  scripts: { carriers: '/site/scripts/carriers.js', country: '/site/get-country' },
  chat: { script: 'https://chat.test/loader.js', container: '#chat' },
  analytics: { script: '/tag.js?id=X-1' },
  overrides: null,
};
const grant = {
  id: 'g',
  modules: ['@x/app'],
  origins: ['http://localhost:*', 'https://dev.test:8443'],
  expireTime: '',
};

it.each([
  ['/app/shared/1/shared.js', true],
  ['https://console.test/app/shared/1/7.js', true],
  ['/site/scripts/carriers.js', true],
  ['/tag.js?id=X-1', true],
  ['https://chat.test/loaded-by-it.js', true],
  ['/tag.js?id=X-2', false],
  ['/app/shared/1/open.js', false],
  ['/app/shared/1/other.js', false],
  ['/uploads/avatar.js', false],
  ['/app/shared/1/shared.js?x', false],
  ['/app/shared/1/shared.js?again=1', true],
  ['/app/shared/1/shared.js?again=1&x', false],
  ['/uploads/avatar.js?again=1', false],
  ['https://evil.test/app/shared/1/shared.js', false],
  ['https://chat.test.evil.test/loader.js', false],
  ['//evil.test/x.js', false],
  ['http://localhost:9100/app.js', false],
  ['blob:https://console.test/1', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['http://[', false],
])('SC-10 SC-12 %s may run in a customer’s page: %s', (address, may) => {
  expect(rulesOf(MAP, CONFIGURATION, BASE).mayRun(address)).toBe(may);
});

it.each([
  ['http://localhost:9100/app.js', true],
  ['http://localhost/app.js', true],
  ['https://dev.test:8443/app.js', true],
  ['https://localhost:9100/app.js', false],
  ['http://localhost.evil.test:9100/app.js', false],
  ['https://dev.test/app.js', false],
])('OV-2 with a grant %s may run: %s', (address, may) => {
  expect(rulesOf(MAP, { ...CONFIGURATION, overrides: grant }, BASE).mayRun(address)).toBe(may);
});

it('F-14 where the page’s map or configuration cannot be read, nothing may run', () => {
  const { mayRun } = rulesOf(null, null, BASE);
  expect(['/app/shared/1/shared.js', '/site/scripts/carriers.js', 'https://chat.test/x.js'].some(mayRun)).toBe(false);
});
