import type { Transaction } from '../../../database.ts';
import { and, eq, gt } from '../../../drizzle.ts';
import { type FlowRecord, notifyTemplates, notifyTemplateVersions } from './consumerTable.ts';

interface Copy {
  from: FlowRecord;
  to: FlowRecord;
  now: Date;
}

/** The templates as they are now, each as a first version. */
export async function copyTemplates(transaction: Transaction, { from, to, now }: Copy): Promise<void> {
  const { templateId, version } = notifyTemplateVersions;
  const current = and(eq(templateId, notifyTemplates.id), eq(version, notifyTemplates.version));
  const rows = await transaction
    .select({ template: notifyTemplates, saved: notifyTemplateVersions })
    .from(notifyTemplates)
    .innerJoin(notifyTemplateVersions, current)
    .where(and(eq(notifyTemplates.flowId, from.id), gt(notifyTemplates.version, 0)));
  for (const { template, saved } of rows) {
    const { gid, language } = template;
    const [made] = await transaction
      .insert(notifyTemplates)
      .values({ gid, language, flowId: to.id, status: to.status, version: 1 })
      .returning();
    if (!made) throw new Error('a template was not copied');
    await transaction
      .insert(notifyTemplateVersions)
      .values({ ...saved, templateId: made.id, version: 1, createTime: now });
  }
}
