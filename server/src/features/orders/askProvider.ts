import { ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import { DrizzleQueryError } from '../../drizzle.ts';
import { ProviderAway } from '../../providerAway.ts';

/** Awaits a payment provider's answer to a customer's call. @throws ProviderAway */
export async function askProvider<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    // The demo's stand-in keeps its checkouts in our database: while that is away, the provider is not to blame.
    if (error instanceof DrizzleQueryError) throw error;
    throw new ProviderAway(ORDER_CODES.providerAway, 'The payment provider does not answer. Try again.', error);
  }
}
