import { applicationChanged, type State, shellStarted } from '@tracking-console/platform';
import { loginUser, startTestPlatform } from '@tracking-console/platform/testing';
import { createAddresses } from './addresses.ts';

function follow(at: string, openAppList: string[] = ['BUYER', 'API']) {
  const { platform } = startTestPlatform(() => loginUser({ open_app_list: openAppList }), {
    start: `http://localhost${at}`,
  });
  const addresses = createAddresses(platform);
  const told = jest.fn();
  addresses.onChange(told);
  async function learnProfile() {
    platform.store.dispatch(shellStarted());
    while ((platform.store.getState() as State).user.status !== 'loaded') await Promise.resolve();
  }
  return { platform, addresses, told, learnProfile, end: addresses.follow() };
}

it('MN-6 remembers where each console was left, and whose is shown', () => {
  const { platform, addresses, told } = follow('/buyer/settings');
  expect([addresses.shown(), addresses.all()]).toEqual(['BUYER', { BUYER: '/buyer/settings' }]);
  platform.navigation.go('/api/keys');
  expect([addresses.shown(), addresses.all()]).toEqual(['API', { BUYER: '/buyer/settings', API: '/api/keys' }]);
  expect(told).toHaveBeenCalledTimes(1);
});

it('MN-6 a switch to where the other console was left leaves the addresses the same object', () => {
  const { platform, addresses, told } = follow('/buyer/settings');
  platform.navigation.go('/api/keys');
  const before = addresses.all();
  platform.navigation.go('/buyer/settings');
  expect(addresses.shown()).toBe('BUYER');
  expect(addresses.all()).toBe(before);
  expect(told).toHaveBeenCalledTimes(2);
});

it('SA-19 a console that is mounted ahead has its dashboard, until it is shown elsewhere', () => {
  const { platform, addresses, told } = follow('/buyer/settings');
  const tell = (state: 'mounting' | 'mounted') =>
    platform.store.dispatch(applicationChanged({ name: 'api-app', state, visibility: 'hidden', duration: 0 }));
  tell('mounting');
  expect(told).not.toHaveBeenCalled();
  tell('mounted');
  expect([addresses.shown(), addresses.all().API]).toEqual(['BUYER', '/api/dashboard']);
  expect(told).toHaveBeenCalledTimes(1);
  platform.navigation.go('/api/keys');
  expect([addresses.shown(), addresses.all().API]).toEqual(['API', '/api/keys']);
});

it('RT-1 an address of no console turns to the identity that is open once that is known', async () => {
  const { addresses, learnProfile } = follow('/', ['API']);
  expect(addresses.shown()).toBe('BUYER');
  await learnProfile();
  expect([addresses.shown(), addresses.all()]).toEqual(['API', { BUYER: '/', API: '/' }]);
});

it('tells nobody of what changed nothing, and nothing once it has ended', async () => {
  const { platform, told, learnProfile, end } = follow('/buyer/settings');
  await learnProfile();
  expect(told).not.toHaveBeenCalled();
  end();
  platform.navigation.go('/api/keys');
  expect(told).not.toHaveBeenCalled();
});
