import { PAGE_CONFIGURATION_ID, type PageConfiguration } from '@tracking-console/contract/page/page';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild, importMap } from '../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const reports = { name: 'reports', url: '@example/reports', prefix: 'reports' };
const FILE = '/app/reports/1.0.0/reports.js';

let server: TestServer;
let build: FakeBuild;

beforeAll(async () => {
  build = createFakeBuild();
  server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile, applications: [reports] });
});

afterAll(async () => {
  await server.close();
  build.remove();
});

function releaseReports() {
  const { imports, integrity } = importMap('1.0.0');
  build.writeRelease({
    imports: { ...imports, '@example/reports': FILE },
    integrity: { ...integrity, [FILE]: `sha384-${'a'.repeat(64)}` },
  });
}

const applicationsIn = (body: string): PageConfiguration['applications'] =>
  JSON.parse(new RegExp(`id="${PAGE_CONFIGURATION_ID}"[^>]*>([^<]*)`).exec(body)?.[1] ?? '').applications;

it('SA-20 serves the page at the prefix of an added application and tells the page of it', async () => {
  releaseReports();
  const customer = await signedIn(server);
  for (const url of ['/reports', '/Reports/monthly?year=2026']) {
    const answer = await customer.get(url);
    expect(answer.statusCode).toBe(200);
    expect(applicationsIn(answer.body)).toEqual([reports]);
  }
  expect((await customer.get('/reporting')).statusCode).toBe(404);
});

it('RT-10 sends a stranger from there to the sign-in site', async () => {
  const answer = await stranger(server).get('/reports', { headers: { host: 'localhost:9000' } });
  expect(answer.headers.location).toBe(`/user/global?gb=${encodeURIComponent('http://localhost:9000/reports')}`);
});

it('SA-20 tells nothing of an application whose module this release does not have', async () => {
  build.release('1.0.0');
  expect(applicationsIn((await (await signedIn(server)).get('/reports')).body)).toEqual([]);
});
