import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import type { TSchema } from 'typebox';
import { compileCheck, UnreadableParameter } from './unreadable.ts';

/** What a call of the legacy wrapper answers; what is left out is empty. */
export interface LegacyAnswer {
  Code: number;
  Message?: string;
  Json?: unknown;
}

interface CompiledCall<Context> {
  check: ReturnType<typeof compileCheck>;
  call(param: unknown, context: Context): Promise<LegacyAnswer>;
}

/** What no page of ours sends. */
const MISTAKES: readonly number[] = [SHIPMENT_CODES.badRequest, SHIPMENT_CODES.unknownMethod];

/** The HTTP status of an answer: a mistake of the caller's program is one of HTTP, too. */
export const statusOf = ({ Code }: LegacyAnswer) => (MISTAKES.includes(Code) ? 400 : 200);

/** Calls that share one address and are told apart by `method`; each gets only what its own schema has accepted. */
export function compileCalls<Context>(
  schemas: Readonly<Record<string, TSchema>>,
  calls: Readonly<Record<string, CompiledCall<Context>['call']>>,
) {
  const compiled = new Map(
    Object.entries(schemas).flatMap(([method, schema]): [string, CompiledCall<Context>][] => {
      const call = calls[method];
      return call ? [[method, { check: compileCheck(schema), call }]] : [];
    }),
  );
  return async (method: string, param: unknown, context: Context) => {
    const found = compiled.get(method);
    if (!found) return refused(SHIPMENT_CODES.unknownMethod, 'There is no such method.');
    const given = param ?? {};
    const fault = found.check(given);
    if (fault) return refused(SHIPMENT_CODES.badRequest, fault.message);
    try {
      const answer = await found.call(given, context);
      return { Message: '', Json: null, ...answer };
    } catch (error) {
      if (error instanceof UnreadableParameter) return refused(SHIPMENT_CODES.badRequest, error.message);
      throw error;
    }
  };
}

const refused = (code: number, message: string) => ({ Code: code, Message: message, Json: null });
