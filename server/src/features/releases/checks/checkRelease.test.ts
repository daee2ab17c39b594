import { MODULES } from '@tracking-console/contract/page/applications';
import type { CheckFinding } from '@tracking-console/contract/releases/releases';
import {
  createTinyRelease,
  SHARED,
  type StaticHost,
  startStaticHost,
  type TinyRelease,
} from '../../../../testing/tinyRelease.ts';
import { createCheckRelease } from './checkRelease.ts';
import { LIBRARY_WORDS } from './sharedCopies.ts';

const { buyerApp, apiApp, platform, rootConfig, shell, ui } = MODULES;

let host: StaticHost;
beforeAll(async () => {
  host = await startStaticHost();
});
afterAll(() => host.close());

async function check(release: TinyRelease, { mount = false, bytesOnly = false, found = [] as CheckFinding[] } = {}) {
  host.serve(release.files);
  const mountApplications = jest.fn(async () => found);
  const checkRelease = createCheckRelease({ origin: () => host.origin, mountApplications, now: () => new Date(0) });
  const how = { mount, bytesOnly, by: 'release@example.com' };
  return { mountApplications, report: await checkRelease(release.candidate, how) };
}

it('RL-5 a good release passes, and says who asked and how long each check took', async () => {
  const { report } = await check(createTinyRelease());
  expect(report).toMatchObject({ passed: true, findings: [], by: 'release@example.com' });
  expect(Object.keys(report.durations)).toEqual([
    'files',
    'headers',
    'integrity',
    'size',
    'parse',
    'imports',
    'contract',
  ]);
});

/** A defect added to a good release, and the expected findings. */
interface Bad {
  spoil: (release: TinyRelease) => void;
  check: CheckFinding['check'];
  module: string | null;
  finding: RegExp;
}

const served = (release: TinyRelease, url: string) => {
  const file = release.files.get(url);
  if (!file) throw new Error(`There is no ${url}.`);
  return file;
};
const registering = (...dependencies: string[]) =>
  `System.register(${JSON.stringify(dependencies)}, function () { return { execute() {} }; });`;
const bundling = (library: keyof typeof LIBRARY_WORDS) =>
  `${registering('react')} (function (e) { e.${'x'} = ${JSON.stringify(LIBRARY_WORDS[library])}; })({});`;

const BAD: Record<string, Bad> = {
  'a copy for another encoding that is another file': {
    spoil: (release) => {
      const file = served(release, release.chunk(buyerApp));
      file.asGzip = `${file.body} `;
    },
    check: 'integrity',
    module: buyerApp,
    finding: /^Sent with the encoding gzip, its bytes are others\.$/,
  },
  'a file that is not there': {
    spoil: (release) => release.files.delete(release.entry(buyerApp)),
    check: 'files',
    module: buyerApp,
    finding: /answered with status 404/,
  },
  'a later file that is not there': {
    spoil: (release) => release.files.delete(release.chunk(apiApp)),
    check: 'files',
    module: apiApp,
    finding: /answered with status 404/,
  },
  'a page instead of a script': {
    spoil: (release) => {
      served(release, release.entry(shell)).headers['content-type'] = 'text/html; charset=utf-8';
    },
    check: 'files',
    module: shell,
    finding: /sent as "text\/html; charset=utf-8" and not as JavaScript/,
  },
  'a script without a type': {
    spoil: (release) => {
      delete served(release, release.chunk(buyerApp)).headers['content-type'];
    },
    check: 'files',
    module: buyerApp,
    finding: /sent as nothing in particular/,
  },
  'a redirect': {
    spoil: (release) => {
      Object.assign(served(release, release.entry(buyerApp)), { status: 302, headers: { location: '/elsewhere.js' } });
    },
    check: 'files',
    module: buyerApp,
    finding: /answered with status 302/,
  },
  'a connection that breaks off': {
    spoil: (release) => {
      served(release, release.entry(buyerApp)).cut = true;
    },
    check: 'files',
    module: buyerApp,
    finding: /broke off before all of it had come/,
  },
  'a module version nobody published': {
    spoil: (release) => {
      release.candidate = { ...release.candidate, modules: { ...release.candidate.modules, [buyerApp]: '1.0.1' } };
    },
    check: 'files',
    module: buyerApp,
    finding: /buyer-app 1\.0\.1 has not been published/,
  },
  'no nosniff': {
    spoil: (release) => {
      delete served(release, release.entry(buyerApp)).headers['x-content-type-options'];
    },
    check: 'headers',
    module: buyerApp,
    finding: /without "X-Content-Type-Options: nosniff"/,
  },
  'a file browsers ask for again': {
    spoil: (release) => {
      served(release, release.chunk(buyerApp)).headers['cache-control'] = 'no-cache';
    },
    check: 'headers',
    module: buyerApp,
    finding: /Cache-Control is "no-cache" and not "public, max-age=31536000, immutable"/,
  },
  'a flipped byte in an entry': {
    spoil: (release) => {
      const file = served(release, release.entry(buyerApp));
      file.body = file.body.replace('react', 'reacT');
    },
    check: 'integrity',
    module: buyerApp,
    finding: /bytes are not those that were published\.$/,
  },
  'a flipped byte in a later file': {
    spoil: (release) => {
      const file = served(release, release.chunk(buyerApp));
      file.body = file.body.replace('page', 'Page');
    },
    check: 'integrity',
    module: buyerApp,
    finding: /bytes are not those that were published/,
  },
  'a file cut short': {
    spoil: (release) => {
      const file = served(release, release.entry(buyerApp));
      file.body = file.body.slice(0, 60);
    },
    check: 'integrity',
    module: buyerApp,
    finding: /not those that were published \(60 bytes, not \d+\)/,
  },
  'a file without integrity': {
    spoil: (release) => {
      delete release.candidate.map.integrity[release.chunk(buyerApp)];
    },
    check: 'integrity',
    module: buyerApp,
    finding: /no integrity for this file/,
  },
  "another integrity than the module's": {
    spoil: (release) => {
      const other = release.candidate.map.integrity[release.chunk(buyerApp)];
      if (other) release.candidate.map.integrity[release.entry(buyerApp)] = other;
    },
    check: 'integrity',
    module: buyerApp,
    finding: /is not the published one/,
  },
  'a module beyond its budget': {
    spoil: (release) => release.rewrite(release.chunk(buyerApp), `'${'parcel '.repeat(250_000)}';`),
    check: 'size',
    module: buyerApp,
    finding: /its files weigh 17\d\d\.\d kB together; 1400\.0 kB are allowed/,
  },
  'a first page beyond its budget': {
    spoil: (release) => release.rewrite(release.chunk(buyerApp), `'${noise(700_000)}';`),
    check: 'size',
    module: buyerApp,
    finding: /Its first page needs \d{3}\.\d kB compressed; 300\.0 kB are allowed/,
  },
  'a syntax error': {
    spoil: (release) => release.rewrite(release.entry(buyerApp), 'System.register([], function () {'),
    check: 'parse',
    module: buyerApp,
    finding: /no JavaScript: Unexpected token \(1:33\)/,
  },
  'an ES module': {
    spoil: (release) => release.rewrite(release.entry(buyerApp), `import 'react'; export const mount = 1;`),
    check: 'parse',
    module: buyerApp,
    finding: /is an ES module; the page loads System\.register modules/,
  },
  'no registration': {
    spoil: (release) => release.rewrite(release.entry(buyerApp), `// System.register([])\n'System.register';`),
    check: 'parse',
    module: buyerApp,
    finding: /never calls System\.register/,
  },
  'two registrations': {
    spoil: (release) => release.rewrite(release.entry(buyerApp), registering('react') + registering()),
    check: 'parse',
    module: buyerApp,
    finding: /calls System\.register 2 times/,
  },
  'a name the release does not have': {
    spoil: (release) => release.rewrite(release.entry(buyerApp), registering('react', 'lodash')),
    check: 'imports',
    module: buyerApp,
    finding: /imports "lodash", which this release does not have/,
  },
  'a name asked for later': {
    spoil: (release) => release.rewrite(release.chunk(buyerApp), `void System.import('@tracking-console/nobody');`),
    check: 'imports',
    module: buyerApp,
    finding: /imports "@tracking-console\/nobody"/,
  },
  'a script of another origin': {
    spoil: (release) => release.rewrite(release.entry(buyerApp), registering('https://cdn.example.net/app/x.js')),
    check: 'imports',
    module: buyerApp,
    finding: /imports "https:\/\/cdn\.example\.net\/app\/x\.js"/,
  },
  'a shared dependency that is missing': {
    spoil: (release) => {
      delete release.candidate.map.imports.react;
    },
    check: 'imports',
    module: buyerApp,
    finding: /imports "react", which this release does not have/,
  },
  'a module every page needs': {
    spoil: (release) => {
      delete release.candidate.map.imports[shell];
    },
    check: 'imports',
    module: shell,
    finding: /does not name @tracking-console\/shell, which every page needs/,
  },
  'a file of no module': {
    spoil: (release) => {
      release.files.set('/app/stray.js', { ...served(release, release.entry(buyerApp)) });
      release.candidate.map.imports['@tracking-console/stray'] = '/app/stray.js';
    },
    check: 'imports',
    module: null,
    finding: /stray names a file that no module of the release has/,
  },
  'F-19 a second React Redux built in later': {
    spoil: (release) => release.rewrite(release.chunk(buyerApp), bundling('react-redux')),
    check: 'imports',
    module: buyerApp,
    finding: /second copy of react-redux is built into this file/,
  },
  ...Object.fromEntries(
    (Object.keys(LIBRARY_WORDS) as (keyof typeof LIBRARY_WORDS)[]).map((library) => [
      `F-19 a second ${library} built in`,
      {
        spoil: (release: TinyRelease) => release.rewrite(release.entry(shell), bundling(library)),
        check: 'imports' as const,
        module: shell,
        finding: new RegExp(`second copy of ${library} is built into this file`),
      },
    ]),
  ),
  'F-19 React from another file than React DOM': {
    spoil: (release) => {
      release.candidate.map.imports['react-dom'] = `${release.entry(buyerApp)}#react-dom`;
    },
    check: 'imports',
    module: SHARED,
    finding: /"react-dom" is a second copy: the others are in \/app\/shared-dependencies/,
  },
  'F-19 another React for one folder': {
    spoil: (release) => {
      release.candidate.map.scopes = { '/app/buyer-app/': { react: release.entry(apiApp) } };
    },
    check: 'imports',
    module: SHARED,
    finding: /Under \/app\/buyer-app\/ "react" is a second copy/,
  },
  'F-18 a module that needs a newer contract': {
    spoil: (release) => {
      release.manifest(buyerApp).requires = { version: 99, capabilities: [] };
    },
    check: 'contract',
    module: buyerApp,
    finding: /buyer-app 1\.0\.0 needs contract 99; @tracking-console\/root-config 1\.0\.0 offers \d+\./,
  },
  'F-18 a module that needs what the page has not': {
    spoil: (release) => {
      release.manifest(buyerApp).requires = { version: 1, capabilities: ['teleport'] };
    },
    check: 'contract',
    module: buyerApp,
    finding: /needs "teleport", which @tracking-console\/platform 1\.0\.0 does not offer/,
  },
  'F-18 a page that does not say what it offers': {
    spoil: (release) => {
      release.manifest(rootConfig).provides = null;
    },
    check: 'contract',
    module: rootConfig,
    finding: /root-config 1\.0\.0 does not say what it offers/,
  },
  'F-18 a page that needs the later file of an older ui': {
    spoil: (release) => {
      release.manifest(buyerApp).pagesWithLater = ['shipment'];
    },
    check: 'contract',
    module: buyerApp,
    finding: /buyer-app 1\.0\.0 needs a later file, which @tracking-console\/ui 1\.0\.0 does not have/,
  },
  'F-18 a module that imports what an older ui does not have': {
    spoil: (release) => {
      release.manifest(ui).namedExports = { [ui]: ['Button', 'icons', 'icons.Search'] };
      release.manifest(buyerApp).namedImports = { [ui]: ['Button', 'Palette', 'icons.Search', 'icons.Truck'] };
    },
    check: 'contract',
    module: buyerApp,
    finding:
      /^@tracking-console\/buyer-app 1\.0\.0 imports Palette, icons\.Truck from @tracking-console\/ui, which @tracking-console\/ui 1\.0\.0 does not have\.$/,
  },
  'F-18 an old platform under new consoles': {
    spoil: (release) => {
      release.manifest(platform).provides = { version: 1, capabilities: ['messages'] };
    },
    check: 'contract',
    module: buyerApp,
    finding: /platform 1\.0\.0 offers 1\./,
  },
};

/** Bytes that do not compress, the same each time. */
function noise(length: number): string {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (seed % 26), 65 + ((seed >> 8) % 26));
  };
  return Array.from({ length: length / 2 }, next).join('');
}

it.each(Object.entries(BAD))('RL-5 RL-11 refuses %s', async (_title, { spoil, check: name, module, finding }) => {
  const release = createTinyRelease();
  spoil(release);
  const { report, mountApplications } = await check(release, { mount: true });
  expect(report.passed).toBe(false);
  expect(report.findings).toContainEqual(
    expect.objectContaining({ check: name, module, message: expect.stringMatching(finding) }),
  );
  expect(mountApplications).not.toHaveBeenCalled();
});

it('F-18 takes what is not said for given: a library that is given whole, what lies below a value, an older module', async () => {
  const release = createTinyRelease();
  release.manifest(ui).namedExports = { [ui]: ['icons', 'icons.Search', 'paths'] };
  release.manifest(shell).namedImports = { react: ['useState'], [ui]: ['icons.Search', 'paths.buyer'] };
  expect((await check(release)).report.findings).toEqual([]);
});

it('RL-5 mounts what is otherwise in order, and refuses it for what the browser says', async () => {
  const finding: CheckFinding = { check: 'mount', module: buyerApp, where: '/buyer/dashboard', message: 'It throws.' };
  const { report, mountApplications } = await check(createTinyRelease(), { mount: true, found: [finding] });
  expect(mountApplications).toHaveBeenCalledTimes(1);
  expect(report).toMatchObject({ passed: false, findings: [finding] });
  expect(report.durations.mount).toBeGreaterThanOrEqual(0);
});

it('RL-6 looks at the bytes alone when asked to: of a release that was good once nothing else can change', async () => {
  const good = createTinyRelease();
  good.rewrite(good.entry(buyerApp), 'no System.register at all');
  const { report } = await check(good, { bytesOnly: true });
  expect([report.passed, Object.keys(report.durations)]).toEqual([true, ['files', 'integrity']]);

  const changed = createTinyRelease();
  const file = served(changed, changed.chunk(buyerApp));
  file.body = file.body.replace(/.$/, '!');
  expect((await check(changed, { bytesOnly: true })).report.findings).toMatchObject([{ check: 'integrity' }]);
  const gone = createTinyRelease();
  gone.files.delete(gone.chunk(apiApp));
  expect((await check(gone, { bytesOnly: true })).report.findings).toMatchObject([{ check: 'files' }]);
});

it('RL-5 says at most 50 things, none of them endless', async () => {
  const release = createTinyRelease();
  const names = Array.from({ length: 80 }, (_, index) => `${'long'.repeat(200)}${index}`);
  release.rewrite(release.entry(buyerApp), registering(...names));
  const { findings } = (await check(release)).report;
  expect(findings).toHaveLength(50);
  expect(Math.max(...findings.map(({ message }) => message.length))).toBeLessThanOrEqual(402);
});
