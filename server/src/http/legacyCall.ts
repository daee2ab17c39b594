import type { CallDeclaration } from '@tracking-console/contract/recentCheck';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
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

/** Of the root's route: its methods declare what they need. */
export const LEGACY = { recentCheck: { when: 'the method needs it' } } as const;

/** What every call gets. */
export interface LegacyContext {
  /**
   * For a call that needs a recent check in some cases only.
   * @throws RecentCheckNeeded
   */
  requireRecentCheck: () => void;
}

/** Makes the dispatcher of a root of the legacy wrapper: one address, a method each with the schema of its parameters. */
export function legacyCalls<Method extends string, Context extends LegacyContext, Given extends LegacyAnswer>(
  methods: Record<Method, CallDeclaration>,
  calls: Calls<Method, Context, Given>,
) {
  const compiled = new Map(
    (Object.keys(methods) as Method[]).map((method) => [
      method as string,
      {
        check: compileCheck(methods[method].param),
        recentCheck: methods[method].recentCheck,
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
    if (found.recentCheck === 'needed') context.requireRecentCheck();
    const requireRecentCheck = found.recentCheck === 'not needed' ? undeclared : context.requireRecentCheck;
    try {
      const answer = await found.call(given, { ...context, requireRecentCheck });
      return { Message: '', Json: null as unknown, ...answer };
    } catch (error) {
      if (error instanceof UnreadableParameter) return refused(SHIPMENT_CODES.badRequest, error.message);
      throw error;
    }
  };
}

/** @throws always: the declaration says that the call needs no check */
function undeclared(): never {
  throw new Error('The call declares that it needs no recent check.');
}

const refused = (code: number, message: string) => ({ Code: code, Message: message, Json: null });
