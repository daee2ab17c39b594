import type { CallDeclaration, CallDeclarations } from '@tracking-console/contract/calls/callDeclaration';
import { LegacyRequest } from '@tracking-console/contract/calls/envelope';
import { LEGACY_ROOTS } from '@tracking-console/contract/calls/legacyRoots';
import { Type } from 'typebox';
import { SESSION_COOKIE } from '../../http/callers/session.ts';

/** The path of the OpenAPI document of the consoles' own calls. */
export const LEGACY_OPENAPI_PATH = '/site/docs/console/openapi.json';

interface Deployment {
  brand: string;
  origin: string;
}

/**
 * The legacy roots as an OpenAPI document. All methods of a root have one address: a fragment, which is not sent, makes them
 * operations of their own, so that each has its own request and answer.
 */
export function legacyDocument({ brand, origin }: Deployment) {
  const operations = Object.entries<CallDeclarations>(LEGACY_ROOTS).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${url}#${method}`, { post: operationOf(url, method, call) }]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} console calls`,
      version: '1.0',
      description: 'Each call is a POST with its method in the body. What follows # in an address is not sent.',
    },
    servers: [{ url: origin }],
    security: [{ session: [] }],
    paths: Object.fromEntries(operations),
    components: {
      schemas: {
        Refusal: Type.Object({
          Code: Type.Integer({ description: 'Why it was refused; never 0.' }),
          Message: Type.String(),
          Json: Type.Unknown({ description: 'What the page needs to show it, such as the field it is about.' }),
        }),
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}

const REFUSAL = { $ref: '#/components/schemas/Refusal' };
const FILES = Type.Array(Type.Unsafe({ type: 'string', contentMediaType: 'application/octet-stream' }));
const json = (schema: object) => ({ 'application/json': { schema } });
const refused = (description: string) => ({ description, content: json(REFUSAL) });

function operationOf(url: string, method: string, { param, form, recentCheck, ...answered }: CallDeclaration) {
  const call = Type.Object({ ...LegacyRequest.properties, method: Type.Literal(method), param });
  return {
    tags: [url],
    operationId: method,
    summary: method.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
    'x-recent-check': typeof recentCheck === 'string' ? recentCheck : `needed when ${recentCheck.when}`,
    requestBody: {
      required: true,
      content: form ? { 'multipart/form-data': { schema: Type.Object({ call, [form]: FILES }) } } : json(call),
    },
    responses: {
      200: { description: 'Success, or a refusal.', content: contentOf(answered) },
      400: refused('A parameter cannot be read, or there is no such method. Nothing was done.'),
      429: refused('Too many calls. Retry-After says when to come back.'),
      503: refused('The service is not available at the moment. Retry-After says when to come back.'),
    },
  };
}

function contentOf({ answer, pageInfo }: Pick<CallDeclaration, 'answer' | 'pageInfo'>) {
  if (answer === 'file') return { ...json(REFUSAL), '*/*': {} };
  const success = Type.Object({
    Code: Type.Literal(0),
    Message: Type.String(),
    Json: answer,
    ...(pageInfo && { pageInfo }),
  });
  return json({ anyOf: [success, REFUSAL] });
}
