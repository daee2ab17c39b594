import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { applicationOf, buyerVersion, putBuyerApp, release } from '../flows/releasing.ts';
import { expectPage, signIn } from '../flows/session.ts';

const root = join(__dirname, '../..');
const loadedBuyer = (urls: string[]) => urls.find((url) => url.includes('/app/buyer/') && url.includes('/buyer-app.'));
const NEXT = '1.0.91-e2e';
/** A channel of its own: whatever is promoted here, the other journeys go on with their release. */
const TEST1 = `http://test1.localhost:${process.env.E2E_PORT ?? 9300}`;

test('RL-5 RL-6 RL-8 RL-10 a release engineer swaps one version and goes back, and nothing else is built', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await signIn(page, 'release2@example.com', `${TEST1}/buyer/dashboard`);
  await expectPage(page, 'Dashboard');
  expect(loadedBuyer(urls)).toContain(`/app/buyer/${buyerVersion()}/`);

  const said = execFileSync(process.execPath, ['build/build.mjs', 'buyer-app', '--version', NEXT], { cwd: root });
  expect(String(said)).not.toMatch(/built (?!buyer-app)/);
  expect(release(baseURL, 'publish', 'buyer-app', NEXT)).toMatchObject({ code: 0, problem: '' });
  const swap = ['--channel', 'test1', '--reason', 'a journey'];
  expect(release(baseURL, 'promote', `buyer-app@${NEXT}`, ...swap)).toMatchObject({ code: 0, problem: '' });
  urls.length = 0;
  await page.reload();
  await expectPage(page, 'Dashboard');
  expect(loadedBuyer(urls)).toContain(`/app/buyer/${NEXT}/`);

  expect(release(baseURL, 'rollback', ...swap)).toMatchObject({ code: 0, problem: '' });
  urls.length = 0;
  await page.reload();
  await expectPage(page, 'Dashboard');
  expect(loadedBuyer(urls)).toContain(`/app/buyer/${buyerVersion()}/`);
});

/** What only a browser can find, and what the check says of it. */
const BAD: Record<string, { source: string; says: RegExp }> = {
  'has no lifecycles': {
    source: applicationOf({ exports: 'bootstrap' }),
    says: /could not be mounted: The module exports no lifecycles\./,
  },
  'throws while it mounts': {
    source: applicationOf({ mount: "throw new Error('no mount');" }),
    says: /no mount/,
  },
  'never ends mounting': {
    source: applicationOf({ mount: 'await new Promise(() => {});' }),
    says: /could not be mounted: There was no answer within 5 seconds/,
  },
  'writes an error to the console': {
    source: applicationOf({ mount: "console.error('look at me');" }),
    says: /writes an error to the console: look at me/,
  },
  'throws where nobody catches it': {
    source: applicationOf({ mount: "setTimeout(() => { throw new Error('too late'); });" }),
    says: /throws an error nobody catches: too late/,
  },
  "breaks the page's security policy": {
    source: applicationOf({
      mount: "await fetch('https://cdn.example.net/x.json').catch(() => {});",
    }),
    says: /breaks the page's security policy/,
  },
  'runs a script of elsewhere': {
    source: applicationOf({
      mount:
        "const run = document.createElement('script'); run.src = 'https://cdn.example.net/x.js'; document.head.append(run);",
    }),
    says: /could not be mounted: .*TrustedScriptURL/,
  },
  'throws while it unmounts': {
    source: applicationOf({ unmount: "throw new Error('no unmount');" }),
    says: /no unmount/,
  },
};

for (const [index, [title, { source, says }]] of Object.entries(BAD).entries()) {
  test(`RL-5 RL-11 a buyer console that ${title} is refused`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const version = `9.0.${index}-bad`;
    const take = putBuyerApp(version, source);
    try {
      expect(release(baseURL, 'publish', 'buyer-app', version)).toMatchObject({ code: 0, problem: '' });
      const wish = [`buyer-app@${version}`, '--channel', 'uat', '--reason', 'a journey', '--json'];
      const { code, out } = release(baseURL, 'promote', ...wish);
      expect([code, JSON.parse(out).type]).toEqual([2, 'checksFailed']);
      expect(JSON.parse(out).findings).toContainEqual(
        expect.objectContaining({
          check: 'mount',
          module: '@tracking-console/buyer-app',
          where: '/buyer/dashboard',
          message: expect.stringMatching(says),
        }),
      );
    } finally {
      take();
    }
  });
}
