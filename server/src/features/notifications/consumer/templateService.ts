import { NOTIFY_STATUSES } from '@tracking-console/contract/notifications/notificationConstants';
import { MAX_VERSIONS } from '@tracking-console/contract/notifications/templateConstants';
import type {
  CustomFlow,
  SaveTemplate,
  Sender,
  Template,
  TemplateContent,
  TemplateList,
  TemplateVersion,
} from '@tracking-console/contract/notifications/templates';
import type { Database, Transaction } from '../../../database.ts';
import { and, asc, desc, eq, lte } from '../../../drizzle.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { checkTemplate } from './checkTemplate.ts';
import { notifyTemplates, notifyTemplateVersions, type TemplateRecord } from './consumerTable.ts';
import { defaultContent } from './defaultContent.ts';
import type { FlowService } from './flowService.ts';
import { isNewSender, readSenders, saveSender } from './senderService.ts';
import { findTemplate, isOf, type ReadTemplate, withContents } from './templateContent.ts';
import { createTemplatePreviews } from './templatePreview.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  origin: string;
  flows: FlowService;
}

export type TemplateService = ReturnType<typeof createTemplateService>;

/** What an account mails to its customers: which statuses, in which words, and from whom. */
export function createTemplateService({ db, now, origin, flows }: Surroundings) {
  const previews = createTemplatePreviews({ db, now, origin });

  return {
    async list(gid: string): Promise<TemplateList> {
      const named = await flows.list(gid);
      await openTemplates(gid, named.CustomFlows);
      const templates = await db
        .select()
        .from(notifyTemplates)
        .where(eq(notifyTemplates.gid, gid))
        .orderBy(asc(notifyTemplates.id));
      const sender = (await readSenders(db, [gid])).get(gid);
      const newest = await previews.listShipments(gid);
      return {
        ...named,
        Templates: (await withContents(db, templates)).map(toRow),
        Sender: {
          FromName: sender?.fromName ?? '',
          ReplyTo: sender?.replyTo ?? '',
          Consent: sender?.consent ?? 'optOut',
          Tracking: sender?.tracking ?? false,
        },
        Company: sender?.company ?? '',
        Shipments: newest.map(({ id, number }) => ({ ShipmentId: String(id), TrackNo: number })),
      };
    },

    isNewSender: (gid: string, sender: Sender): Promise<boolean> => isNewSender(db, gid, sender),
    saveSender: (gid: string, sender: Sender): Promise<void> => saveSender(db, gid, sender),

    /** A status, and each flow with a template of its own, has one in each language; null: there is no such flow. */
    async save(gid: string, wanted: SaveTemplate): Promise<Template | Refusal | null> {
      const { Status, FlowId, Language: language, ...given } = wanted;
      const content = checkTemplate(given);
      if (content instanceof Refusal) return content;
      const flow = FlowId === undefined ? undefined : await flows.find(gid, FlowId);
      if (flow === null) return null;
      const about = { status: flow?.status ?? Status, flowId: flow?.id ?? null };
      return db.transaction(async (transaction) => {
        await transaction
          .insert(notifyTemplates)
          .values({ gid, language, ...about })
          .onConflictDoNothing();
        const [record] = await transaction
          .select()
          .from(notifyTemplates)
          .where(and(eq(notifyTemplates.gid, gid), isOf(about), eq(notifyTemplates.language, language)))
          .for('update');
        if (!record) throw new Error('a template was not saved');
        return addVersion(transaction, record, content);
      });
    },

    async versions(gid: string, id: string): Promise<TemplateVersion[] | null> {
      const found = await findTemplate(db, gid, Number(id));
      if (!found) return null;
      const saved = await db
        .select()
        .from(notifyTemplateVersions)
        .where(eq(notifyTemplateVersions.templateId, found.template.id))
        .orderBy(desc(notifyTemplateVersions.version));
      const rows = saved.map(({ version: Version, subject: Subject, blocks: Blocks, createTime }) => ({
        Version,
        Subject,
        Blocks,
        Time: createTime.toISOString(),
      }));
      return [...rows, { Version: 0, Time: null, ...defaultContent(found.template.status, found.template.language) }];
    },

    /** As a version of its own, so that restoring can be taken back, too; null: there is no such version. */
    async restore(gid: string, id: string, version: number): Promise<Template | null> {
      return db.transaction(async (transaction) => {
        const own = and(eq(notifyTemplates.gid, gid), eq(notifyTemplates.id, Number(id)));
        const [record] = await transaction.select().from(notifyTemplates).where(own).for('update');
        if (!record) return null;
        const [saved] = await transaction
          .select()
          .from(notifyTemplateVersions)
          .where(and(eq(notifyTemplateVersions.templateId, record.id), eq(notifyTemplateVersions.version, version)));
        if (saved) return addVersion(transaction, record, { Subject: saved.subject, Blocks: saved.blocks });
        return version === 0 ? addVersion(transaction, record, defaultContent(record.status, record.language)) : null;
      });
    },

    preview: previews.preview,
    sendTest: previews.sendTest,
  };

  /** Each status, and each flow with a template of its own, has one in English, so that it can be named. */
  async function openTemplates(gid: string, named: readonly CustomFlow[]): Promise<void> {
    const english = { gid, language: 'en' };
    const wanted = named
      .filter(({ HasTemplate }) => HasTemplate)
      .map(({ Status, FlowId }) => ({ ...english, status: Status, flowId: Number(FlowId) }));
    await db
      .insert(notifyTemplates)
      .values([...NOTIFY_STATUSES.map((status) => ({ ...english, status })), ...wanted])
      .onConflictDoNothing();
  }

  async function addVersion(
    transaction: Transaction,
    record: TemplateRecord,
    content: TemplateContent,
  ): Promise<Template> {
    const version = record.version + 1;
    const { Subject: subject, Blocks: blocks } = content;
    const values = { templateId: record.id, version, subject, blocks, createTime: now() };
    await transaction.insert(notifyTemplateVersions).values(values);
    await transaction.update(notifyTemplates).set({ version }).where(eq(notifyTemplates.id, record.id));
    const { templateId, version: number } = notifyTemplateVersions;
    const old = and(eq(templateId, record.id), lte(number, version - MAX_VERSIONS));
    await transaction.delete(notifyTemplateVersions).where(old);
    return toRow({ template: { ...record, version }, language: record.language, content });
  }
}

function toRow({ template, content }: ReadTemplate & { template: TemplateRecord }): Template {
  const { id, status, flowId, language, version } = template;
  return {
    TemplateId: String(id),
    Status: status,
    FlowId: flowId === null ? null : String(flowId),
    Language: language,
    Version: version,
    ...content,
  };
}
