import { closed } from '@tracking-console/contract/calls/schema';
import { CURRENCIES, ORDER_TYPES } from '@tracking-console/contract/orders/orderConstants';
import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readJsonFile } from './jsonFile.ts';

/** Larger amounts would not be held exactly when they are multiplied. */
const Price = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const Rate = Type.Integer({ minimum: 0, maximum: 10_000 });

const Product = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    scope: Type.Enum(['BUYER', 'API']),
    type: Type.Enum([...ORDER_TYPES]),
    name: Type.String({ minLength: 1, maxLength: 60 }),
    quota: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    /** The quota is valid this long. */
    days: Type.Integer({ minimum: 1, maximum: 3_650 }),
    prices: Type.Object(
      Object.fromEntries(CURRENCIES.map((currency) => [currency, Type.Optional(Price)])),
      closed,
    ) as unknown as Type.TUnsafe<Partial<Record<(typeof CURRENCIES)[number], number>>>, // fromEntries loses the names
  },
  closed,
);

const Catalog = Type.Object(
  {
    products: Type.Array(Product),
    /** The discounts by quantity, in hundredths of a percent. */
    discounts: Type.Array(Type.Object({ from: Type.Integer({ minimum: 2 }), rate: Rate }, closed)),
    /** By the customer's country, in hundredths of a percent; none elsewhere. */
    taxRates: Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Rate),
  },
  closed,
);
export type Catalog = Static<typeof Catalog>;

/**
 * The products for sale.
 * @throws StartRefusal, one sentence that names the file and the mistake
 */
export function readProducts(file: string): Catalog {
  const { given, refusal } = readJsonFile(file, 'products', 'PRODUCTS_FILE');
  const [error] = Value.Errors(Catalog, given);
  if (error) throw refusal(`${error.instancePath.slice(1).replaceAll('/', '.') || 'it'} ${error.message}`);
  const catalog = Value.Parse(Catalog, given);
  const mistake = mistakeIn(catalog);
  if (mistake) throw refusal(mistake);
  return catalog;
}

function mistakeIn({ products, taxRates }: Catalog): string | undefined {
  for (const [index, { id, prices }] of products.entries()) {
    if (products.findIndex((other) => other.id === id) !== index) return `"${id}" is listed twice`;
    if (Object.keys(prices).length === 0) return `"${id}" has no price`;
  }
  const unknown = Object.keys(taxRates).find((country) => !countryCodes.includes(country.toUpperCase()));
  return unknown && `taxRates has "${unknown}", which is no country`;
}
