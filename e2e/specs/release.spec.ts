import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { applicationOf, buyerVersion, putVersion, release, type Spoiled } from '../flows/releasing.ts';
import { expectPage, signIn } from '../flows/session.ts';
import { FURTHER, furtherIf } from '../further.ts';

const root = join(__dirname, '../..');
const loadedBuyer = (urls: string[]) => urls.find((url) => url.includes('/app/buyer/') && url.includes('/buyer-app.'));
const NEXT = '1.0.91-e2e';
/** A channel of its own: whatever is promoted here, the other journeys go on with their release. */
const TEST1 = `http://test1.localhost:${process.env.E2E_PORT ?? 9300}`;

test(
  'RL-5 RL-6 RL-8 RL-10 a release engineer swaps one version and goes back, and nothing else is built',
  FURTHER,
  async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await signIn(page, 'release2@example.com', `${TEST1}/buyer/dashboard`);
    await expectPage(page, 'Dashboard');
    expect(loadedBuyer(urls)).toContain(`/app/buyer/${buyerVersion()}/`);

    const said = execFileSync(process.execPath, ['tools/bundle/build.ts', 'buyer-app', '--version', NEXT], {
      cwd: root,
    });
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
  },
);

interface Bad {
  /** Default: the buyer console, which is shown first. */
  module?: Spoiled;
  source: string;
  /** Default: the first address of the module's application. */
  where?: string;
  findings: RegExp[];
  /** Default: yes; only one of them is not. */
  isFurther?: false;
}

/** Its container comes back as soon as it is taken away. */
const CLINGS = `const own = document.querySelector('[data-application="buyer-app"]');
new MutationObserver(() => own.isConnected || document.querySelector('main').append(own))
  .observe(document.querySelector('main'), { childList: true });`;

/** What only a browser can find, and the finding of the check. */
const BAD: Record<string, Bad> = {
  'buyer console that has no lifecycles': {
    source: applicationOf({ exports: 'bootstrap' }),
    findings: [/could not be mounted: The module exports no lifecycles\./],
  },
  'buyer console that throws while it mounts': {
    source: applicationOf({ mount: "throw new Error('no mount');" }),
    findings: [/no mount/],
    isFurther: false,
  },
  'buyer console that never ends mounting': {
    source: applicationOf({ mount: 'await new Promise(() => {});' }),
    findings: [/could not be mounted: There was no answer within 5 seconds/],
  },
  // Each of these is found by itself; one look at the page finds them all.
  "buyer console that writes an error, throws where nobody catches it and breaks the page's security policy": {
    source: applicationOf({
      mount: `console.error('look at me');
setTimeout(() => { throw new Error('too late'); });
await fetch('https://cdn.example.net/x.json').catch(() => {});`,
    }),
    findings: [
      /writes an error to the console: look at me/,
      /throws an error nobody catches: too late/,
      /breaks the page's security policy/,
    ],
  },
  'buyer console that runs a script of elsewhere': {
    source: applicationOf({
      mount:
        "const run = document.createElement('script'); run.src = 'https://cdn.example.net/x.js'; document.head.append(run);",
    }),
    findings: [/could not be mounted: .*TrustedScriptURL/],
  },
  'buyer console that throws while it unmounts': {
    source: applicationOf({ unmount: "throw new Error('no unmount');" }),
    findings: [/no unmount/],
  },
  'buyer console that stays when the page is left': {
    source: applicationOf({ mount: CLINGS }),
    findings: [/^It is not unmounted when the page is left\.$/],
  },
  'buyer console that fails at its third address alone': {
    source: applicationOf({ mount: "if (location.pathname === '/buyer/userinfo') throw new Error('no account');" }),
    where: '/buyer/userinfo',
    findings: [/no account/],
  },
  'release page that throws while it mounts': {
    module: 'release-app',
    source: applicationOf({ mount: "throw new Error('no releases');" }),
    where: '/release/channels',
    findings: [/could not be mounted: .*no releases/],
  },
  'developer panel, which few ever load, that writes an error': {
    module: 'developer-panel',
    source: "System.register([], () => ({ execute() { console.error('no panel'); } }));",
    where: '/release/channels',
    findings: [/writes an error to the console: no panel/],
  },
};

for (const [index, [title, bad]] of Object.entries(BAD).entries()) {
  test(`RL-5 RL-11 a ${title} is refused`, furtherIf(bad.isFurther !== false), async ({ baseURL }) => {
    test.setTimeout(120_000);
    const { module = 'buyer-app', source, where = '/buyer/dashboard', findings } = bad;
    const version = `9.0.${index}-bad`;
    const take = putVersion(module, version, source);
    try {
      expect(release(baseURL, 'publish', module, version)).toMatchObject({ code: 0, problem: '' });
      const args = [`${module}@${version}`, '--channel', 'uat', '--reason', 'a journey', '--json'];
      const { code, out } = release(baseURL, 'promote', ...args);
      expect([code, JSON.parse(out).type]).toEqual([2, 'checksFailed']);
      for (const message of findings)
        expect(JSON.parse(out).findings).toContainEqual({
          check: 'mount',
          module: `@tracking-console/${module}`,
          where,
          message: expect.stringMatching(message),
        });
    } finally {
      take();
    }
  });
}
