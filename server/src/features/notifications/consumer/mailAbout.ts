import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import type { Database } from '../../../database.ts';
import { carrierTime, formatDay, formatExpected, formatTime } from '../../../documents/carrierTime.ts';
import { eventText } from '../../../documents/eventText.ts';
import type { Texts } from '../../../documents/texts.ts';
import { desc, eq } from '../../../drizzle.ts';
import { findCarrier } from '../../carriers/carriers.ts';
import { checkpoints } from '../../journeys/checkpointTable.ts';
import { latestEventWords } from '../../shipments/model/latestEventWords.ts';
import type { ShipmentRecord } from '../../shipments/model/shipmentTable.ts';
import type { TimelineStep } from './consumerMail.ts';
import type { Values } from './liquidText.ts';

interface Site {
  texts: Texts;
  company: string;
  /** The page of the shipment; empty: it has none. */
  trackingUrl: string;
  now: Date;
}

const STEPS = 5;

/** The values of a template's variables. */
export function valuesOf(shipment: ShipmentRecord, status: NotifyStatus, site: Site): Values {
  const { texts, company, trackingUrl, now } = site;
  const { t, language } = texts;
  const { number, orderNo, additionalFields, estimatedDelivery } = shipment;
  const carrier = findCarrier(shipment.finalCarrier || shipment.carrier);
  const own = `status.${status}`;
  // If the shipment has moved on since, its detailed status belongs to another status.
  const isSame = shipment.packageStatus === status;
  return {
    number,
    carrier: carrier?.names[language] ?? carrier?.name ?? '',
    status: t(own),
    sub_status: isSame && hasWords(shipment.subStatus) ? t(`subStatus.${shipment.subStatus}`) : t(own),
    last_event: shipment.latestEvent ? eventText(latestEventWords(shipment), texts).text : '',
    edd: estimatedDelivery ? formatExpected(estimatedDelivery, language, now) : '',
    order_no: orderNo,
    consignee: additionalFields.consignee ?? '',
    tracking_url: trackingUrl,
    company,
  };
}

const hasWords = (subStatus: string) => subStatus !== 'InfoReceived' && !subStatus.endsWith('_Other');

/** What to show while an account has no shipment. */
export function sampleValues(status: NotifyStatus, { texts: { t }, company, trackingUrl }: Site): Values {
  return {
    number: 'RR123456785GB',
    carrier: 'Royal Mail',
    order_no: 'SO-1001',
    consignee: 'Alex Example',
    edd: '',
    status: t(`status.${status}`),
    sub_status: t(`status.${status}`),
    last_event: '',
    tracking_url: trackingUrl,
    company,
  };
}

/** The latest checkpoints, newest first, in the carrier's own time. */
export async function timelineOf(db: Database, shipment: ShipmentRecord, texts: Texts): Promise<TimelineStep[]> {
  const rows = await db
    .select()
    .from(checkpoints)
    .where(eq(checkpoints.shipmentId, shipment.id))
    .orderBy(desc(checkpoints.at), desc(checkpoints.id))
    .limit(STEPS);
  const { originalLanguage } = latestEventWords(shipment);
  return rows.map((row) => {
    const { description: original, descriptionTranslation: translation, subStatus } = row;
    const { day, time } = carrierTime({ time_iso: row.timeIso, time_raw: row.timeRaw });
    const when = [formatDay(day, texts.language), formatTime(time, texts.language)].filter(Boolean).join(', ');
    const { text } = eventText({ original, originalLanguage, translation, subStatus }, texts);
    return { time: [when, row.location].filter(Boolean).join(' · '), text };
  });
}
