import type { Transaction } from '../../../database.ts';
import { textsOf } from '../../../documents/texts.ts';
import { and, eq, inArray, isNotNull, or } from '../../../drizzle.ts';
import { consumerRecipients } from '../../notifications/consumer/consumerTable.ts';
import { notifyAddresses } from '../../notifications/rules/ruleTable.ts';
import type { TaskKind } from '../taskKind.ts';
import { csvOf, timeText } from './historyCsv.ts';
import type { HistoryParams } from './historyParams.ts';

/** Writes the recipients who get no more mails into a file; a row of the input is an audience and an address. */
export const workUnsubscribed: TaskKind['work'] = async ({ owner, params, rows, isFirst, transaction }) => {
  const { language, timeZone } = params as HistoryParams; // the starter's
  const { t } = textsOf(language);
  const found = new Map(
    await Promise.all(
      Object.entries(BOOKS).map(async ([audience, book]) => {
        const emails = rows.flatMap(({ cells: [of, email = ''] }) => (of === audience ? [email] : []));
        return [audience, await readEnded(transaction, book, owner.gid, emails)] as const;
      }),
    ),
  );
  const lines = rows.flatMap(({ cells: [audience = '', email = ''] }) => {
    const ended = found.get(audience)?.get(email);
    if (!ended) return [];
    const { unsubscribeTime, bounceTime } = ended;
    return [[email, unsubscribeTime ? 'unsubscribed' : 'bounced', timeText(unsubscribeTime ?? bounceTime, timeZone)]];
  });
  const heads = (['recipient', 'reason', 'time'] as const).map((column) => t(`column.${column}`));
  return { faults: [], result: csvOf({ heads, lines, isFirst }) };
};

const BOOKS = { OWN: notifyAddresses, CONSUMER: consumerRecipients };

/** By address, without those who get mails again by now. */
async function readEnded(
  transaction: Transaction,
  book: (typeof BOOKS)[keyof typeof BOOKS],
  gid: string,
  emails: string[],
) {
  const { email, unsubscribeTime, bounceTime } = book;
  const hasEnded = or(isNotNull(unsubscribeTime), isNotNull(bounceTime));
  const found = await transaction
    .select({ email, unsubscribeTime, bounceTime })
    .from(book)
    .where(and(eq(book.gid, gid), inArray(email, emails), hasEnded));
  return new Map(found.map((row) => [row.email, row]));
}
