import * as platformModule from '@tracking-console/platform';
import { loginUser, startTestPlatform } from '@tracking-console/platform/testing';
import { applications } from '../applications.ts';
import { guardedApplication } from './guardedApplication.ts';

jest.useFakeTimers();

const entry = applications.find(({ name }) => name === 'buyer-app') ?? fail();

function fail(): never {
  throw new Error('The table has no buyer-app.');
}

const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const card = () => document.querySelector('.application-failed');
const shown = () => [...document.querySelectorAll<HTMLElement>('.application:not([hidden])')];
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

async function application(load: () => Promise<unknown>, { profile = {} } = {}) {
  document.body.innerHTML = '<main id="main"></main>';
  Object.assign(globalThis, { System: { resolve: (name: string) => name, delete: jest.fn() } });
  const { platform, visited } = startTestPlatform(() => loginUser(profile), {
    start: 'http://localhost/buyer/dashboard',
  });
  platform.store.dispatch(platformModule.shellStarted());
  await settle();
  const services = {
    platform,
    platformModule,
    page: document,
    load: load as <Module>(name: string) => Promise<Module>,
  };
  return { application: guardedApplication(entry, services), platform, visited };
}

const working = (log: string[] = []) => ({
  bootstrap: async () => {},
  mount: async ({ domElement }: { domElement: HTMLElement }) => {
    log.push('mount');
    domElement.append('The buyer console');
  },
  unmount: async () => {
    log.push('unmount');
  },
});

it('mounts into a container of its own and removes it again', async () => {
  const log: string[] = [];
  const { application: buyer } = await application(async () => working(log));
  await buyer.mount({});
  await settle();
  expect(shown()[0]?.textContent).toBe('The buyer console');
  const unmounted = buyer.unmount();
  await settle();
  await unmounted;
  expect(log).toEqual(['mount', 'unmount']);
  expect(document.querySelector('.application')).toBeNull();
});

it('F-2 draws the card after 8 s when the module never answers, and can be left at once', async () => {
  const { application: buyer } = await application(() => new Promise(() => {}));
  await buyer.mount({});
  await settle(7999);
  expect(card()).toBeNull();
  await settle(1);
  expect(card()?.textContent).toContain('did not answer in time');
  const left = buyer.unmount();
  await settle(0);
  await left;
  expect(shown()).toEqual([]);
});

it('F-6 says that a module without lifecycles is incompatible', async () => {
  const { application: buyer } = await application(async () => ({ nothing: true }));
  await buyer.mount({});
  await settle();
  expect(card()?.textContent).toContain('incompatible version');
  expect(document.activeElement?.tagName).toBe('H1');
});

it('F-7 SA-14 Retry deletes the failed module and loads it anew', async () => {
  let works = false;
  const { application: buyer } = await application(async () => {
    if (!works) throw new Error('HTTP 503');
    return working();
  });
  await buyer.mount({});
  await settle();
  expect(card()?.textContent).toContain('HTTP 503');
  works = true;
  button('Try again')?.click();
  await settle();
  expect(card()).toBeNull();
  expect(shown()[0]?.textContent).toBe('The buyer console');
  expect(System.delete).toHaveBeenCalledWith(entry.url);
});

it('F-8 draws the card after 5 s when mount hangs', async () => {
  const { application: buyer } = await application(async () => ({ ...working(), mount: () => new Promise(() => {}) }));
  await buyer.mount({});
  await settle(5000);
  expect(card()).not.toBeNull();
});

it('F-9 a hanging unmount is out of sight at once, holds nobody up for more than 500 ms and is swept at 3 s', async () => {
  const { application: buyer } = await application(async () => ({
    ...working(),
    unmount: () => new Promise(() => {}),
  }));
  await buyer.mount({});
  await settle();
  let routingGoesOn = false;
  void buyer.unmount().then(() => (routingGoesOn = true));
  await settle();
  expect(shown()).toEqual([]);
  await settle(500);
  expect(routingGoesOn).toBe(true);
  await settle(2500);
  expect(document.querySelector('.application')).toBeNull();
});

it('RT-8 SH-12 does not mount a console whose identity is not open, and mounts it once it is', async () => {
  const log: string[] = [];
  const profile = { open_app_list: [] as string[] };
  const { application: buyer, platform } = await application(async () => working(log), { profile });
  await buyer.mount({});
  await settle(10_000);
  expect(log).toEqual([]);
  expect(card()).toBeNull();
  profile.open_app_list.push('BUYER');
  platform.store.dispatch(platformModule.retryRequested());
  await settle();
  expect(log).toEqual(['mount']);
});

it('offers the other console on the card', async () => {
  const { application: buyer, visited } = await application(() => Promise.reject(new Error('gone')), {
    profile: { open_app_list: ['BUYER', 'API'] },
  });
  await buyer.mount({});
  await settle();
  button('Go to the API console')?.click();
  await settle();
  expect(visited).toEqual(['/api/dashboard']);
});
