import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { CallDeclarations } from '@tracking-console/contract/calls/callDeclaration';
import { LEGACY_ROOTS } from '@tracking-console/contract/calls/legacyRoots';
import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

const ROOTS: Record<string, CallDeclarations> = LEGACY_ROOTS;

/** What a successful answer must be by its declaration; undefined: a file. */
export function answerSchema(url: string, method: string): TSchema | undefined {
  const declared = ROOTS[url]?.[method];
  if (!declared || declared.answer === 'file') return undefined;
  return Type.Object({ Json: declared.answer, ...(declared.pageInfo && { pageInfo: declared.pageInfo }) });
}

/** What an answer has that its declaration has not, or the other way round; empty: nothing. */
export function answerFaults(url: string, method: string, { Json, pageInfo }: { Json: unknown; pageInfo?: unknown }) {
  const schema = answerSchema(url, method);
  if (!schema) return [];
  // As it is sent.
  const sent = JSON.parse(JSON.stringify({ Json, pageInfo }));
  const [error] = Value.Errors(schema, sent);
  if (error) return [`${url} ${method}${error.instancePath}: ${error.message}`];
  const declared = Value.Clean(schema, structuredClone(sent));
  return JSON.stringify(declared) === JSON.stringify(sent)
    ? []
    : [`${url} ${method}: answers with what is not declared`];
}

/** Has every successful answer of the legacy roots checked while `build` makes an app. Answers with the faults, which grow. */
export async function withAnswerChecks<App>(
  build: () => Promise<App>,
): Promise<{ app: App; faults: readonly string[] }> {
  const faults: string[] = [];
  const install = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('preSerialization', async (request, _reply, payload) => {
      const url = request.routeOptions.url ?? '';
      const answer = payload as { Code?: number; Json: unknown };
      if (url in ROOTS && answer.Code === 0) {
        const { method } = request.body as { method: string }; // as the route's schema has accepted
        faults.push(...answerFaults(url, method, answer));
      }
      return payload;
    });
  subscribe('fastify.initialization', install);
  const app = await build().finally(() => unsubscribe('fastify.initialization', install));
  return { app, faults };
}
