import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { MAX_TEST_NUMBERS } from '@tracking-console/contract/api/keyConstants';
import { WholeFailure } from '@tracking-console/contract/api/trackAnswers';
import { textsOf } from '../../../documents/texts.ts';
import type { App } from '../../../http/app.ts';
import type { TrackEndpoint } from '../trackEndpoint.ts';
import { TRACK_MESSAGES, type TrackCode } from '../trackErrors.ts';
import { requestsOf, TRACK_EXAMPLES } from './trackExamples.ts';

const TAG = 'Tracking';
const VERSION = 'v2.4';
const GENERAL = [-18010002, -18010003, -18010005] as const;

interface Deployment {
  brand: string;
  origin: string;
}

/** Collects the routes of the public API into an OpenAPI document: `app.swagger()`. Comes before the routes. */
export async function installTrackDocument(app: App, { brand, origin }: Deployment): Promise<void> {
  const { t } = textsOf('en');
  const options: FastifyDynamicSwaggerOptions = {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} tracking API`,
        version: VERSION,
        description: `Every call is a POST with a JSON body. Paths are read in any case. ${t('site.docs.limits.test', testLimitIn('en'))}`,
      },
      servers: [{ url: origin }],
      security: [{ key: [] }],
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'Or in the header 17token.' },
        },
      },
    },
    transform: ({ schema, url }) => ({ schema, url: documentedAddress(url, schema) }),
  };
  await app.register(swagger, options);
}

/** The documentation of an endpoint. */
export function documentedAs({ name, body, answer, codes }: TrackEndpoint) {
  const example = TRACK_EXAMPLES[name];
  const { t } = textsOf('en');
  const refused = (description: string) => json(description, WholeFailure);
  return {
    tags: [TAG],
    operationId: name,
    summary: t(`site.docs.endpoint.${name.toLowerCase()}`),
    'x-codes': Object.fromEntries([...GENERAL, ...codes].map((code) => [code, messageOf(code)])),
    body: { ...body, ...(example && { 'x-examples': requestsOf(example) }) },
    response: {
      200: json('Success, or a failure of the whole call.', { anyOf: [answer, WholeFailure] }, example?.response),
      401: refused('The access key is missing, not valid or revoked.'),
      404: refused('There is no such call.'),
      413: refused('The body is larger than 1 MB.'),
      429: refused('More than three calls in a second with this key. Retry-After says when to come back.'),
      500: refused('Something went wrong on our side.'),
      503: refused('The service is not available at the moment. Retry-After says when to come back.'),
    },
  };
}

function documentedAddress(url: string, schema: { operationId?: string } | undefined): string {
  return url.replace(':version', VERSION).replace(/[^/]*$/, (name) => schema?.operationId ?? name);
}

/** How many numbers test data can have, and what refuses one more: for their text. */
export function testLimitIn(language: string) {
  const code: TrackCode = -18019908;
  return { limit: new Intl.NumberFormat(language).format(MAX_TEST_NUMBERS), code: String(code) };
}

const messageOf = (code: keyof typeof TRACK_MESSAGES) => TRACK_MESSAGES[code].replace('{0}', '…');

const json = (description: string, schema: object, example?: unknown) => ({
  description,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});
