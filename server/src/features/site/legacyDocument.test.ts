import { Validator } from '@seriousme/openapi-schema-validator';
import { LEGACY_ROOTS } from '@tracking-console/contract/calls/legacyRoots';
import { stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { OPENAPI_PATH } from './docsPage.ts';
import { LEGACY_OPENAPI_PATH } from './legacyDocument.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (path: string) => (await stranger(server).get(path)).json();

it.each([OPENAPI_PATH, LEGACY_OPENAPI_PATH])('serves an OpenAPI document that is valid at %s', async (path) => {
  expect(await new Validator().validate(await read(path))).toEqual({ valid: true });
});

it('documents every method of the legacy roots as an operation, with what it takes and answers', async () => {
  const { paths } = await read(LEGACY_OPENAPI_PATH);
  const methods = Object.entries(LEGACY_ROOTS).flatMap(([url, declared]) =>
    Object.keys(declared).map((method) => [`${url}#${method}`, method]),
  );
  const operations = Object.entries<{ post: { operationId: string } }>(paths);
  expect(operations.map(([path, { post }]) => [path, post.operationId])).toEqual(methods);
  expect(new Set(methods.map(([, method]) => method)).size).toBe(methods.length);

  const { requestBody, responses } = paths['/payapi/call#GetOrderList'].post;
  expect(requestBody.content['application/json'].schema.properties).toMatchObject({
    method: { const: 'GetOrderList' },
    param: { required: ['App'], additionalProperties: false },
  });
  expect(responses[200].content['application/json'].schema.anyOf).toMatchObject([
    { properties: { Code: { const: 0 }, Json: { required: ['Orders'] }, pageInfo: { required: expect.anything() } } },
    { $ref: '#/components/schemas/Refusal' },
  ]);
});

it('documents files: those that are sent, and those that are answered', async () => {
  const { paths } = await read(LEGACY_OPENAPI_PATH);
  const { schema } = paths['/payapi/call#SubmitOffline'].post.requestBody.content['multipart/form-data'];
  expect(schema.required).toEqual(['call', 'receipt']);
  expect(Object.keys(paths['/invoiceapi/call#DownloadInvoice'].post.responses[200].content)).toContain('*/*');
});
