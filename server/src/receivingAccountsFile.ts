import { readFileSync } from 'node:fs';
import { closed } from '@tracking-console/contract/calls/schema';
import { ReceivingAccount } from '@tracking-console/contract/orders/offline';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartRefusal } from './startRefusal.ts';

const ReceivingAccounts = Type.Object({ accounts: Type.Array(ReceivingAccount) }, closed);

/**
 * The accounts customers transfer money to, one per currency.
 * @throws StartRefusal, one sentence that names the file and the mistake
 */
export function readReceivingAccounts(file: string): readonly ReceivingAccount[] {
  const given = readJson(file);
  const [error] = Value.Errors(ReceivingAccounts, given);
  if (error) throw refusal(file, `${error.instancePath.slice(1).replaceAll('/', '.') || 'it'} ${error.message}`);
  const { accounts } = Value.Parse(ReceivingAccounts, given);
  for (const [index, { currency, account }] of accounts.entries()) {
    if (accounts.findIndex((other) => other.currency === currency) !== index)
      throw refusal(file, `${currency} is listed twice`);
    if (!isIntact(account)) throw refusal(file, `the check digits of accounts.${index}.account are wrong`);
  }
  return accounts;
}

/** Two letters and two digits begin an IBAN, which its digits verify (ISO 7064, mod 97-10); others are not verified. */
function isIntact(account: string): boolean {
  const iban = account.replace(/[ -]/g, '');
  if (!/^[A-Z]{2}\d\d/.test(iban)) return true;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

const refusal = (file: string, mistake: string) => new StartRefusal(`The receiving accounts of ${file}: ${mistake}.`);

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartRefusal(`There are no receiving accounts at ${file}, which RECEIVING_ACCOUNTS_FILE names.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(file, 'it is not JSON');
  }
}
