import { randomUUID } from 'node:crypto';
import { NOTIFY_STATUSES } from '@tracking-console/contract/notificationConstants';
import { RULE_CODES } from '@tracking-console/contract/ruleConstants';
import {
  MAX_SUBJECT,
  MAX_TEMPLATE_BYTES,
  MAX_VERSIONS,
  PREVIEW_SHIPMENTS,
} from '@tracking-console/contract/templateConstants';
import type {
  CustomFlow,
  Preview,
  PreviewTemplate,
  SaveTemplate,
  Sender,
  Template,
  TemplateContent,
  TemplateFault,
  TemplateList,
  TemplateVersion,
} from '@tracking-console/contract/templates';
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database.ts';
import { textsOf } from '../../../documents/texts.ts';
import { NO_BRAND } from '../../brands/brandService.ts';
import { type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';
import { insertNotifications } from '../insertNotifications.ts';
import { barOf } from '../rules/readRules.ts';
import { notifyAddresses } from '../rules/ruleTable.ts';
import { cleanSource } from './cleanHtml.ts';
import { consumerMail } from './consumerMail.ts';
import { notifyTemplates, notifyTemplateVersions, type TemplateRecord } from './consumerTable.ts';
import type { FlowService } from './flowService.ts';
import { faultIn } from './liquidText.ts';
import { sampleValues, timelineOf, valuesOf } from './mailAbout.ts';
import { ourWords } from './ourWords.ts';
import { readCompany, readSenders, saveSender } from './senderService.ts';
import { findTemplate, isOf, type ReadTemplate, withContents } from './templateContent.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  origin: string;
  flows: FlowService;
}

export interface TemplateRefused {
  code: (typeof RULE_CODES)[keyof typeof RULE_CODES];
  message: string;
  fault?: TemplateFault;
}

export type TemplateService = ReturnType<typeof createTemplateService>;

/** What an account mails to its customers: which statuses, in which words, and from whom. */
export function createTemplateService({ db, now, origin, flows }: Surroundings) {
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
      const newest = await listShipments(gid);
      return {
        ...named,
        Templates: (await withContents(db, templates)).map(toRow),
        Sender: {
          ...{ FromName: sender?.fromName ?? '', ReplyTo: sender?.replyTo ?? '' },
          ...{ Consent: sender?.consent ?? 'optOut', Tracking: sender?.tracking ?? false },
        },
        Company: sender?.company ?? '',
        Shipments: newest.map(({ id, number }) => ({ ShipmentId: String(id), TrackNo: number })),
      };
    },

    saveSender: (gid: string, sender: Sender): Promise<void> => saveSender(db, gid, sender),

    /** A status, and each flow with a template of its own, has one in each language; null: there is no such flow. */
    async save(gid: string, wanted: SaveTemplate): Promise<Template | TemplateRefused | null> {
      const { Status, FlowId, Language: language, ...given } = wanted;
      const content = checked(given);
      if ('code' in content) return content;
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
        ...{ Version, Subject, Blocks, Time: createTime.toISOString() },
      }));
      return [...rows, { Version: 0, Time: null, ...ourWords(found.template.status, found.template.language) }];
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
        return version === 0 ? addVersion(transaction, record, ourWords(record.status, record.language)) : null;
      });
    },

    /** Nothing is sent, and no link is made. Null: there is no such template or shipment. */
    async preview(gid: string, wanted: PreviewTemplate): Promise<Preview | TemplateRefused | null> {
      const { TemplateId, ShipmentId, Content } = wanted;
      const found = await findTemplate(db, gid, Number(TemplateId));
      const shipment = ShipmentId === undefined ? undefined : await findShipment(gid, Number(ShipmentId));
      if (!found || (ShipmentId !== undefined && !shipment)) return null;
      const content = Content ? checked(Content) : found.content;
      if ('code' in content) return content;
      const texts = textsOf(found.language);
      const company = (await readCompany(db, gid)) ?? NO_BRAND;
      const site = { texts, company: company.name, trackingUrl: `${origin}/`, now: now() };
      const { status } = found.template;
      const { subject, html } = consumerMail(content, {
        ...{ texts, unsubscribeUrl: '#', preferencesUrl: '#', company, origin },
        values: shipment ? valuesOf(shipment, status, site) : sampleValues(status, site),
        timeline: shipment ? await timelineOf(db, shipment, texts) : [],
      });
      return { Subject: subject, Html: html };
    },

    /** With the newest shipment, to one of the account's own addresses that has confirmed. */
    async sendTest(gid: string, id: string, given: string): Promise<TemplateRefused | null> {
      const email = given.toLowerCase();
      const found = await findTemplate(db, gid, Number(id));
      if (!found) return { code: RULE_CODES.noTemplate, message: 'There is no such template.' };
      const own = and(eq(notifyAddresses.gid, gid), eq(notifyAddresses.email, email));
      const [address] = await db.select().from(notifyAddresses).where(own);
      if (barOf(address)) return { code: RULE_CODES.badAddress, message: 'The address has not confirmed.' };
      const [shipment] = await listShipments(gid);
      if (!shipment) return { code: RULE_CODES.noShipment, message: 'There is no shipment to send yet.' };
      const { id: shipmentId, number, carrier, orderNo, subStatus } = shipment;
      const { id: templateId, status } = found.template;
      const test = {
        ...({
          gid,
          audience: 'CONSUMER',
          shipmentId,
          number,
          carrier,
          orderNo,
          status,
          subStatus,
          templateId,
        } as const),
        ...({ channel: 'email', recipient: email, type: 'test', occasion: `test ${randomUUID()}` } as const),
        ...({ state: 'Waiting', createTime: now(), dueTime: now() } as const),
      };
      await db.transaction((transaction) => insertNotifications(transaction, [test], now()));
      return null;
    },
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

  async function listShipments(gid: string): Promise<ShipmentRecord[]> {
    return db.select().from(shipments).where(isOwn(gid)).orderBy(desc(shipments.changeTime)).limit(PREVIEW_SHIPMENTS);
  }

  async function findShipment(gid: string, id: number): Promise<ShipmentRecord | undefined> {
    const [shipment] = await db
      .select()
      .from(shipments)
      .where(and(isOwn(gid), eq(shipments.id, id)));
    return shipment;
  }
}

const isOwn = (gid: string) =>
  and(eq(shipments.ownerGid, gid), eq(shipments.scope, 'API'), isNull(shipments.deletedAt));

/** As it is saved, with its HTML cleaned; or what is wrong with it, and where. */
function checked(given: TemplateContent): TemplateContent | TemplateRefused {
  if (Buffer.byteLength(JSON.stringify(given)) > MAX_TEMPLATE_BYTES)
    return { code: RULE_CODES.templateTooLarge, message: 'A template has at most 64 kB.' };
  const content = { Subject: given.Subject.trim(), Blocks: given.Blocks.map(clean) };
  const fault = faultOf(content);
  if (!fault) return content;
  return { code: RULE_CODES.badTemplate, message: `The template is wrong: ${fault.Problem}, ${fault.Found}.`, fault };
}

const clean = ({ Kind, Text }: TemplateContent['Blocks'][number]) => ({ Kind, Text: cleanSource(Text) });

function faultOf({ Subject, Blocks }: TemplateContent): TemplateFault | null {
  const { length } = Subject;
  const start = { Block: null, Line: 1, Column: 1, Found: '' };
  if (length === 0 || length > MAX_SUBJECT) return { ...start, Problem: 'length' };
  const parts = [{ Block: null, text: Subject }, ...Blocks.map(({ Text }, Block) => ({ Block, text: Text }))];
  for (const { Block, text } of parts) {
    const fault = faultIn(text);
    if (fault) return { ...fault, Block };
  }
  return null;
}

function toRow({ template, content }: ReadTemplate & { template: TemplateRecord }): Template {
  const { id, status, flowId, language, version } = template;
  return {
    ...{ TemplateId: String(id), Status: status, FlowId: flowId === null ? null : String(flowId) },
    ...{ Language: language, Version: version, ...content },
  };
}
