import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReceivingAccounts } from './receivingAccountsFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'tracking-console-accounts-'));
const file = join(folder, 'accounts.json');
afterAll(() => rmSync(folder, { recursive: true }));
const EURO = {
  currency: 'EUR',
  holder: 'Us',
  bank: 'Example',
  swift: 'EXAMDEFF',
  account: 'DE89 3704 0044 0532 0130 00',
};
const read = (accounts: object[]) => {
  writeFileSync(file, JSON.stringify({ accounts }));
  return readReceivingAccounts(file);
};

it('PG-6a takes the accounts of the file, an IBAN with right check digits', () => {
  expect(read([EURO])).toEqual([EURO]);
});

it.each([
  [[{ ...EURO, account: 'DE88 3704 0044 0532 0130 00' }], 'the check digits of accounts.0.account are wrong'],
  [[{ ...EURO, swift: 'EXAM' }], 'accounts.0.swift'],
  [[{ ...EURO, currency: 'GBP' }], 'accounts.0.currency'],
  [[{ ...EURO, note: 'more' }], 'accounts.0'],
  [[EURO, EURO], 'EUR is listed twice'],
])('PG-6a ends the start with the mistake of %j', (accounts, sentence) => {
  expect(() => read(accounts)).toThrow(sentence);
});
