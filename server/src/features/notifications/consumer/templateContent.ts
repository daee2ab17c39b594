import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import type { TemplateContent } from '@tracking-console/contract/notifications/templates';
import type { Database, Transaction } from '../../../database.ts';
import { and, eq, gt, inArray, isNull } from '../../../drizzle.ts';
import { notifyTemplates, notifyTemplateVersions, type TemplateRecord } from './consumerTable.ts';
import { defaultContent } from './defaultContent.ts';

export interface ReadTemplate {
  language: string;
  content: TemplateContent;
}

/** The templates with their current content. */
export async function withContents(
  reading: Database | Transaction,
  templates: readonly TemplateRecord[],
): Promise<(ReadTemplate & { template: TemplateRecord })[]> {
  const ids = templates.filter(({ version }) => version > 0).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await reading
          .select({ version: notifyTemplateVersions })
          .from(notifyTemplateVersions)
          .innerJoin(
            notifyTemplates,
            and(
              eq(notifyTemplates.id, notifyTemplateVersions.templateId),
              eq(notifyTemplates.version, notifyTemplateVersions.version),
            ),
          )
          .where(inArray(notifyTemplates.id, ids));
  const own = new Map(rows.map(({ version }) => [version.templateId, version]));
  return templates.map((template) => {
    const saved = own.get(template.id);
    const { status, language } = template;
    const content = saved ? { Subject: saved.subject, Blocks: saved.blocks } : defaultContent(status, language);
    return { template, language, content };
  });
}

export async function findTemplate(db: Database, gid: string, id: number) {
  const own = and(eq(notifyTemplates.gid, gid), eq(notifyTemplates.id, id));
  const [found] = await withContents(db, await db.select().from(notifyTemplates).where(own));
  return found ?? null;
}

export interface Wanted {
  status: NotifyStatus;
  /** Null: the status's own. */
  flowId: number | null;
  language: string;
}

/** In the language, or in English where that alone was written; the default content is in every language. */
export async function pickTemplate(db: Database, gid: string, wanted: Wanted): Promise<ReadTemplate> {
  const { status, language } = wanted;
  const written = and(
    eq(notifyTemplates.gid, gid),
    isOf(wanted),
    gt(notifyTemplates.version, 0),
    inArray(notifyTemplates.language, [language, 'en']),
  );
  const found = await withContents(db, await db.select().from(notifyTemplates).where(written));
  const best = found.find((one) => one.language === language) ?? found[0];
  return best ?? { language, content: defaultContent(status, language) };
}

/** Templates of a flow with a name, or of a status. */
export const isOf = ({ status, flowId }: Omit<Wanted, 'language'>) =>
  flowId === null
    ? and(isNull(notifyTemplates.flowId), eq(notifyTemplates.status, status))
    : eq(notifyTemplates.flowId, flowId);
