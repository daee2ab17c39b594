import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import type { TSchema } from 'typebox';
import { compileCheck, UnreadableParameter } from './unreadable.ts';

/** What a call of the legacy wrapper is answered with; what is left out is empty. */
export interface LegacyAnswer {
  Code: number;
  Message?: string;
  Json?: unknown;
}

type Calls<Method extends string, Context, Given extends LegacyAnswer> = {
  // Each call gets only what its own schema has accepted.
  [M in Method]: (param: never, context: Context) => Promise<Given>;
};

/** What no page of ours sends. */
const MISTAKES: readonly number[] = [SHIPMENT_CODES.badRequest, SHIPMENT_CODES.unknownMethod];

/** The HTTP status of an answer: a mistake of the caller's program is one of HTTP, too. */
export const statusOf = ({ Code }: LegacyAnswer) => (MISTAKES.includes(Code) ? 400 : 200);

/** Makes the dispatcher of a root of the legacy wrapper: one address, a method each with the schema of its parameters. */
export function legacyCalls<Method extends string, Context, Given extends LegacyAnswer>(
  methods: Record<Method, TSchema>,
  calls: Calls<Method, Context, Given>,
) {
  const compiled = new Map(
    (Object.keys(methods) as Method[]).map((method) => [
      method as string,
      {
        check: compileCheck(methods[method]),
        call: calls[method] as (param: unknown, context: Context) => Promise<Given>,
      },
    ]),
  );
  return async (method: string, param: unknown, context: Context) => {
    const found = compiled.get(method);
    if (!found) return refused(SHIPMENT_CODES.unknownMethod, 'There is no such method.');
    const given = param ?? {};
    const fault = found.check(given);
    if (fault) return refused(SHIPMENT_CODES.badRequest, fault.message);
    try {
      const answer = await found.call(given, context);
      return { Message: '', Json: null as unknown, ...answer };
    } catch (error) {
      if (error instanceof UnreadableParameter) return refused(SHIPMENT_CODES.badRequest, error.message);
      throw error;
    }
  };
}

const refused = (code: number, message: string) => ({ Code: code, Message: message, Json: null });
