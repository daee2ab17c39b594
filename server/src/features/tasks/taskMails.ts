import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { plainMail } from '../../documents/plainMail.ts';
import { textsOf } from '../../documents/texts.ts';
import { eq, lte } from '../../drizzle.ts';
import { claimable } from '../../dueRows.ts';
import type { Scope } from '../../owner.ts';
import type { Mailer } from '../mail/mailer.ts';
import { users } from '../users/userTable.ts';
import { type TaskRecord, tasks } from './taskTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  mailer: Mailer;
  brand: string;
  origin: string;
  onProblem: (message: string) => void;
}

const BATCH = 20;
/** How long a mail is left to the process that sends it, and until it is tried again. */
const RETRY_MS = 5 * MINUTE;

const TASK_CENTERS: Record<Scope, string> = {
  BUYER: '/buyer/taskCenter',
  API: '/api/taskCenter',
  TEST: '/api/taskCenter?mode=test',
};

export type TaskMails = ReturnType<typeof createTaskMails>;

/** Mails owners that a task's file is ready. */
export function createTaskMails({ db, now, mailer, brand, origin, onProblem }: Surroundings) {
  return {
    /** Sends what is due; whether more may be. Any number of processes may do it at once. */
    async sendDue(): Promise<boolean> {
      const claimed = await claim();
      for (const task of claimed) await mail(task);
      return claimed.length === BATCH;
    },
  };

  async function claim(): Promise<TaskRecord[]> {
    return db
      .update(tasks)
      .set({ mailDue: new Date(now().getTime() + RETRY_MS) })
      .where(claimable(tasks.id, { where: lte(tasks.mailDue, now()), orderBy: tasks.mailDue, limit: BATCH }))
      .returning();
  }

  async function mail({ id, gid, scope, name, expireTime }: TaskRecord): Promise<void> {
    const [user] = await db.select().from(users).where(eq(users.gid, gid));
    if (!user || expireTime <= now()) return done(id);
    const texts = textsOf(user.language);
    const { t, language } = texts;
    const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expireTime);
    const content = plainMail(texts, {
      brand,
      subject: t('exportReady.subject', { name }),
      paragraphs: [t('exportReady.text', { name, until })],
      action: { text: t('exportReady.open'), link: `${origin}${TASK_CENTERS[scope]}` },
    });
    // If a process dies in between, it is sent twice with the same id.
    const outcome = await mailer.send({ ...content, to: user.email, messageId: `export-ready-${id}` });
    if (outcome.kind !== 'sent') onProblem(`task ${id}: the mail was not sent: ${outcome.kind}`);
    if (outcome.kind !== 'unreachable') await done(id);
  }

  async function done(id: number): Promise<void> {
    await db.update(tasks).set({ mailDue: null }).where(eq(tasks.id, id));
  }
}
