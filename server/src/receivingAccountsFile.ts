import { closed } from '@tracking-console/contract/calls/schema';
import { ReceivingAccount } from '@tracking-console/contract/orders/offline';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { readJsonFile } from './jsonFile.ts';

const ReceivingAccounts = Type.Object({ accounts: Type.Array(ReceivingAccount) }, closed);

/**
 * The accounts customers transfer money to, one per currency.
 * @throws StartRefusal, one sentence that names the file and the mistake
 */
export function readReceivingAccounts(file: string): readonly ReceivingAccount[] {
  const { given, refusal } = readJsonFile(file, 'receiving accounts', 'RECEIVING_ACCOUNTS_FILE');
  const [error] = Value.Errors(ReceivingAccounts, given);
  if (error) throw refusal(`${error.instancePath.slice(1).replaceAll('/', '.') || 'it'} ${error.message}`);
  const { accounts } = Value.Parse(ReceivingAccounts, given);
  for (const [index, { currency, account }] of accounts.entries()) {
    if (accounts.findIndex((other) => other.currency === currency) !== index)
      throw refusal(`${currency} is listed twice`);
    if (!isIntact(account)) throw refusal(`the check digits of accounts.${index}.account are wrong`);
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
