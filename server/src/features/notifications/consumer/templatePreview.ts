import { randomUUID } from 'node:crypto';
import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { PREVIEW_SHIPMENTS } from '@tracking-console/contract/notifications/templateConstants';
import type { Preview, PreviewTemplate } from '@tracking-console/contract/notifications/templates';
import type { Database } from '../../../database.ts';
import { textsOf } from '../../../documents/texts.ts';
import { and, desc, eq } from '../../../drizzle.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { NO_BRAND } from '../../brands/brandService.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';
import { insertNotifications } from '../insertNotifications.ts';
import type { NewNotification } from '../notificationTable.ts';
import { refused } from '../refused.ts';
import { barOf, findAddress } from '../rules/readRules.ts';
import { checkTemplate } from './checkTemplate.ts';
import { consumerMail } from './consumerMail.ts';
import { sampleValues, timelineOf, valuesOf } from './mailAbout.ts';
import { readCompany } from './senderService.ts';
import { findTemplate } from './templateContent.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  origin: string;
}

/** Templates with a shipment of the account: on the screen, and as a mail to its own address. */
export function createTemplatePreviews({ db, now, origin }: Surroundings) {
  return {
    listShipments,

    /** Nothing is sent, and no link is made. Null: there is no such template or shipment. */
    async preview(gid: string, wanted: PreviewTemplate): Promise<Preview | Refusal | null> {
      const { TemplateId, ShipmentId, Content } = wanted;
      const found = await findTemplate(db, gid, Number(TemplateId));
      const shipment = ShipmentId === undefined ? undefined : await findShipment(gid, Number(ShipmentId));
      if (!found || (ShipmentId !== undefined && !shipment)) return null;
      const content = Content ? checkTemplate(Content) : found.content;
      if (content instanceof Refusal) return content;
      const texts = textsOf(found.language);
      const company = (await readCompany(db, gid)) ?? NO_BRAND;
      const site = { texts, company: company.name, trackingUrl: `${origin}/`, now: now() };
      const { status } = found.template;
      const { subject, html } = consumerMail(content, {
        texts,
        unsubscribeUrl: '#',
        preferencesUrl: '#',
        company,
        origin,
        values: shipment ? valuesOf(shipment, status, site) : sampleValues(status, site),
        timeline: shipment ? await timelineOf(db, shipment, texts) : [],
      });
      return { Subject: subject, Html: html };
    },

    /** With the newest shipment, to one of the account's own addresses that has confirmed. */
    async sendTest(gid: string, id: string, given: string): Promise<Refusal | null> {
      const email = given.toLowerCase();
      const found = await findTemplate(db, gid, Number(id));
      if (!found) return refused(RULE_CODES.noTemplate, 'There is no such template.');
      if (barOf(await findAddress(db, gid, email)))
        return refused(RULE_CODES.badAddress, 'The address has not confirmed.');
      const [shipment] = await listShipments(gid);
      if (!shipment) return refused(RULE_CODES.noShipment, 'There is no shipment to send yet.');
      const { id: shipmentId, number, carrier, orderNo, subStatus } = shipment;
      const { id: templateId, status } = found.template;
      const test: NewNotification = {
        gid,
        audience: 'CONSUMER',
        shipmentId,
        number,
        carrier,
        orderNo,
        status,
        subStatus,
        templateId,
        channel: 'email',
        recipient: email,
        type: 'test',
        occasion: `test ${randomUUID()}`,
        state: 'Waiting',
        createTime: now(),
        dueTime: now(),
      };
      await db.transaction((transaction) => insertNotifications(transaction, [test], now()));
      return null;
    },
  };

  async function listShipments(gid: string): Promise<ShipmentRecord[]> {
    return db
      .select()
      .from(shipments)
      .where(isOwnedBy({ gid, scope: 'API' }))
      .orderBy(desc(shipments.changeTime))
      .limit(PREVIEW_SHIPMENTS);
  }

  async function findShipment(gid: string, id: number): Promise<ShipmentRecord | undefined> {
    const [shipment] = await db
      .select()
      .from(shipments)
      .where(and(isOwnedBy({ gid, scope: 'API' }), eq(shipments.id, id)));
    return shipment;
  }
}
