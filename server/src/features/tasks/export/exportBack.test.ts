import { LANGUAGE_COOKIE } from '@tracking-console/contract/values/languages';
import Papa from 'papaparse';
import { callBuyer } from '../../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../../testing/buyerClient.ts';
import { SAMPLE_LANGUAGES } from '../../../../testing/furtherIt.ts';
import { openTaskClient, requestId } from '../../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { eventText } from '../../../documents/eventText.ts';
import { textsOf } from '../../../documents/texts.ts';
import { eq } from '../../../drizzle.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';

let server: TestServer;
let client: BuyerClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  client = await openBuyerClient(server);
});
afterAll(() => server.close());

const NUMBERS = ['RB123456785GB', '1Z5R89390357567127', 'RR123456789CN'];
const TOLD = { remark: '=1+1 Café', tag: 'red', orderNo: 'WEB-2026-7' };

async function exported(language: string, format: 'csv' | 'xlsx' = 'csv'): Promise<Buffer> {
  const body = { scope: 'BUYER', format, choice: { filter: {} }, time_zone_offset: 0, request_id: requestId() };
  const options = { cookies: { [LANGUAGE_COOKIE]: language } };
  return (await client.buyer.post('/console-api/v1/task/export_now', body, options)).rawPayload;
}

describe('an exported list', () => {
  beforeAll(async () => {
    const Values = { destinationCountry: '', postalCode: '', phoneTail: '', translateTo: 'de' };
    await callBuyer(client.buyer, 'SaveSettings', { Section: 'tracking', Values });
    const ids = await client.add(NUMBERS);
    await client.sync(ids, 20);
    await server.services.db
      .update(shipments)
      .set({ ...TOLD, shippingCountry: 'CN', recipientCountry: 'GB' })
      .where(eq(shipments.ownerGid, client.buyer.gid));
  });

  it.each(SAMPLE_LANGUAGES)('PG-2d in %s comes back as it was', async (language) => {
    const other = await openBuyerClient(server);
    const tasks = openTaskClient(server, other.buyer);
    const content = await exported(language);
    const { data } = await tasks.upload(content, { language });
    expect(data.mapping).toEqual({
      number: 0,
      carrier: 1,
      remark: 3,
      origin_country: 11,
      destination_country: 12,
      tag: 13,
      order_no: 14,
    });
    expect(await tasks.preview(data)).toMatchObject({ counts: { new: 3, badNumber: 0 }, noted: 0 });
    expect(await tasks.importAll(content, { language })).toMatchObject({ status: 'Succeeded', ok: 3 });
    const read = (gid: string) =>
      server.services.shipments.registration.findByNumbers({ gid, scope: 'BUYER' }, NUMBERS);
    const carriers = (await read(client.buyer.gid)).map(({ number, carrier }) => [number, carrier]);
    const back = await read(other.buyer.gid);
    expect(back.map(({ number, carrier }) => [number, carrier]).sort()).toEqual(carriers.sort());
    for (const shipment of back) expect(shipment).toMatchObject(TOLD);
    for (const { additionalFields } of back)
      expect(additionalFields).toEqual({ origin_country: 'CN', destination_country: 'GB' });
  });

  it('PG-2d comes back from a workbook, too, and so do the rows that failed', async () => {
    const tasks = openTaskClient(server, client.buyer);
    const failed = await tasks.importAll(await exported('sl', 'xlsx'), { language: 'sl' });
    expect(failed).toMatchObject({ status: 'Failed', failed: 3 });
    const { rawPayload } = await tasks.download(failed.id, 'error');
    const { data } = await tasks.upload(rawPayload);
    expect(data.mapping).toMatchObject({ number: 0, carrier: 1, order_no: 14 });
    expect(Object.keys(data.mapping)).toHaveLength(7);
  });

  it('PG-2d says the latest update in the reader’s language, as the list shows it', async () => {
    const { Json } = await callBuyer(client.buyer, 'GetTrackInfoList', {});
    const shownIn = (language: string) =>
      Json.map((row) => {
        const words = {
          original: row.latest_event_info,
          originalLanguage: row.latest_event_lang,
          translation: row.latest_event_translation,
          subStatus: row.latest_event_sub_status,
        };
        return eventText(words, textsOf(language)).text;
      });
    for (const language of ['de', 'fr', 'ja', 'en']) {
      const [, ...rows] = Papa.parse<string[]>((await exported(language)).toString('utf8').trim()).data;
      expect(rows.map((row) => row[6])).toEqual(shownIn(language));
    }
    // Translations into German are nothing for a reader of French.
    expect(shownIn('de')).not.toEqual(shownIn('fr'));
  });
});
