import { parseArgs } from 'node:util';
import { StartRefusal } from '../../server/src/startRefusal.ts';

const MOST = 1_000_000;

interface Options {
  shipments: number;
  email: string;
  identity: 'BUYER' | 'API';
}

/** What `npm run seed:large` was told; throws StartRefusal with a sentence for a person. */
export function readOptions(args: string[]): Options {
  const { shipments, email, identity } = parse(args);
  const count = Number(shipments);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new StartRefusal(`--shipments is a number from 1 to ${MOST}.`);
  if (identity !== 'BUYER' && identity !== 'API') throw new StartRefusal('--identity is BUYER or API.');
  return { shipments: count, email, identity };
}

function parse(args: string[]) {
  const options = {
    shipments: { type: 'string', default: '100000' },
    email: { type: 'string', default: 'both@example.com' },
    identity: { type: 'string', default: 'BUYER' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartRefusal(`${error instanceof Error ? error.message : error}`);
  }
}
