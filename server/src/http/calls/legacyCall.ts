import type { CallDeclaration, CallDeclarations } from '@tracking-console/contract/calls/callDeclaration';
import { LegacyRequest } from '@tracking-console/contract/calls/envelope';
import type { LegacyRoot } from '@tracking-console/contract/calls/legacyRoots';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { App } from '../app.ts';
import { Refusal, RolledBack, refuse } from './refusal.ts';
import { type Download, sendFile } from './sendFile.ts';
import { compileCheck, UnreadableParameter } from './unreadable.ts';

type PageInfoOf<Call extends CallDeclaration> = Call extends { pageInfo: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;

interface Success<Json, PageInfo = unknown> {
  kind: 'done';
  json: Json;
  pageInfo: PageInfo;
}

interface FileAnswer {
  kind: 'file';
  file: Download;
}

export function success<Json>(json: Json): Success<Json, undefined>;
export function success<Json, PageInfo>(json: Json, pageInfo: PageInfo): Success<Json, PageInfo>;
export function success<Json>(json: Json, pageInfo?: unknown): Success<Json> {
  return { kind: 'done', json, pageInfo };
}

/** A service's value, or its refusal. */
export const answer = <Value>(outcome: Value | Refusal): Success<Value, undefined> | Refusal =>
  outcome instanceof Refusal ? outcome : success(outcome);

export const fileAnswer = (file: Download): FileAnswer => ({ kind: 'file', file });

type AnswerOf<Call extends CallDeclaration> = Call['answer'] extends 'file'
  ? FileAnswer
  : Success<Static<Call['answer']>, PageInfoOf<Call>>;

/** The context of every call, beside that of its root. */
export interface LegacyContext {
  /**
   * For a call that needs a recent check in some cases only.
   * @throws RecentCheckNeeded
   */
  requireRecentCheck: () => void;
}

/** The functions of methods, each typed by its declaration. */
export type Calls<Methods extends CallDeclarations, Context> = {
  [M in keyof Methods]: (
    param: Static<Methods[M]['param']>,
    context: Context & LegacyContext,
  ) => Promise<AnswerOf<Methods[M]> | Refusal>;
};

interface Root<Methods extends CallDeclarations, Context> {
  methods: Methods;
  calls: Calls<Methods, Context>;
  /** The root's own check of each call, before its function. */
  check?: (param: { App?: unknown }, context: NoInfer<Context>) => Refusal | undefined;
}

type AnyCall<Context> = (param: object, context: Context) => Promise<Success<unknown> | FileAnswer | Refusal>;

/** Makes the dispatcher of a root: a method is checked by its declaration, carried out and answered. */
export function legacyCalls<Methods extends CallDeclarations, Context>({
  methods,
  calls,
  check = () => undefined,
}: Root<Methods, Context>) {
  const compiled = new Map(
    Object.entries(methods).map(([method, { param, recentCheck }]) => [
      method,
      // Each call gets only what its own schema has accepted.
      { faultIn: compileCheck(param), recentCheck, call: calls[method] as AnyCall<Context & LegacyContext> },
    ]),
  );

  async function carryOut(method: string, param: unknown, context: Context & LegacyContext) {
    const found = compiled.get(method);
    if (!found) return refuse(SHIPMENT_CODES.unknownMethod, 'There is no such method.');
    const given = param ?? {};
    const fault = found.faultIn(given);
    if (fault) throw fault;
    if (found.recentCheck === 'needed') context.requireRecentCheck();
    const requireRecentCheck = found.recentCheck === 'not needed' ? undeclared : context.requireRecentCheck;
    return check(given, context) ?? found.call(given, { ...context, requireRecentCheck });
  }

  return (method: string, param: unknown, context: Context & LegacyContext) =>
    carryOut(method, param, context).catch(refusalOf);
}

/** @throws errors that are not refusals */
function refusalOf(error: unknown): Refusal {
  if (error instanceof RolledBack) return error.refusal;
  if (error instanceof UnreadableParameter) return refuse(SHIPMENT_CODES.badRequest, error.message);
  throw error;
}

/** @throws always: by its declaration the call needs no check */
function undeclared(): never {
  throw new Error('The call declares that it needs no recent check.');
}

interface Route<Context> {
  url: LegacyRoot;
  perform: ReturnType<typeof legacyCalls<CallDeclarations, Context>>;
  config?: FastifyContextConfig;
  contextOf(request: FastifyRequest<{ Body: LegacyRequest }>): Context | Promise<Context>;
}

/** The one address of a root: its calls are dispatched by `method`. */
export function addLegacyRoute<Context>(app: App, { url, perform, config, contextOf }: Route<Context>): void {
  const options = {
    schema: { body: LegacyRequest },
    config: { ...config, recentCheck: { when: 'the method needs it' } },
  };
  app.post(url, options, async (request, reply) => {
    const { method, param } = request.body;
    const requireRecentCheck = () => request.requireRecentCheck();
    const answer = await perform(method, param, { ...(await contextOf(request)), requireRecentCheck });
    if (answer.kind === 'file') return sendFile(reply, answer.file);
    const envelope = envelopeOf(answer);
    return reply.code(MISTAKES.includes(envelope.Code) ? 400 : 200).send(envelope);
  });
}

/** No page of ours sends these, so they are mistakes of the caller's program, also shown by the HTTP status. */
const MISTAKES: readonly number[] = [SHIPMENT_CODES.badRequest, SHIPMENT_CODES.unknownMethod];

/** An answer in its envelope. */
export const envelopeOf = (answer: Success<unknown> | Refusal) =>
  answer.kind === 'done'
    ? { Code: 0, Message: '', Json: answer.json, pageInfo: answer.pageInfo }
    : { Code: answer.code, Message: answer.message, Json: answer.data };
