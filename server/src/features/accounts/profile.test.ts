import { crc32, deflateSync } from 'node:zlib';
import { PROFILE_CODES } from '@tracking-console/contract/account/userConstants';
import sharp from 'sharp';
import { type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { accountEvents } from '../accountEvents/accountEventTable.ts';
import { liveEvents } from '../live/liveEventTable.ts';
import { companies, userPhotos } from '../users/userTable.ts';

const COMPANY = {
  company_name: 'Lantern Goods',
  company_url: '',
  phone: '5550100',
  phone_country_code: '+1',
  mark: '',
};

let server: TestServer;
let caller: SignedInCaller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  caller = await signedIn(server, { country: 'us' });
});

const call = async (name: string, body: object = {}, options: object = {}) =>
  (await caller.post(`/user-api/v1/${name}`, body, options)).json();
const profile = async () => (await call('get-login-user')).data;
const events = async () => {
  const rows = await server.services.db.select().from(accountEvents).where(eq(accountEvents.gid, caller.gid));
  return rows.map(({ kind, detail }) => [kind, detail]);
};
const live = async () => {
  const rows = await server.services.db.select().from(liveEvents).where(eq(liveEvents.gid, caller.gid));
  return rows.map(({ kind, tab }) => [kind, tab]);
};

describe('update-profile', () => {
  it('PG-14a changes what it names, notes it and tells the other tabs', async () => {
    const changes = {
      ...{ nickname: ' Ada ', language: 'de', country: 'at', time_zone: 'Europe/Vienna', photo: 'kite' },
      phone: { country_code: '+43', number: '06641234567' },
    };
    expect(await call('update-profile', changes, { headers: { 'x-tab': 'one' } })).toMatchObject({ code: 0 });
    expect(await profile()).toMatchObject({
      ...{ nickname: 'Ada', language: 'de', country: 'at', time_zone: 'Europe/Vienna', photo: 'kite' },
      ...{ phone_country_code: '+43', phone_number: '6641234567' },
    });
    expect(await events()).toEqual([['profileChanged', 'nickname language country time_zone photo phone']]);
    expect(await live()).toEqual([['profile', 'one']]);
    await call('update-profile', { phone: { country_code: '', number: '' } });
    expect(await profile()).toMatchObject({ nickname: 'Ada', phone_country_code: '', phone_number: '' });
  });

  it.each([
    [{ nickname: '' }],
    [{ nickname: '  ' }],
    [{ nickname: 'x'.repeat(51) }],
    [{ nickname: 'two\nlines' }],
    [{ country: 'xx' }],
    [{ photo: '../secret' }],
    [{ photo: `u${'0'.repeat(32)}` }],
    [{ language: 'tlh' }],
    [{ time_zone: 'a b' }],
    [{ email: 'other@example.com' }],
    [{ phone: { country_code: '+43', number: '66 41' } }],
  ])('PG-14a refuses %j, and nothing changes', async (changes) => {
    const before = await profile();
    const answer = await caller.post('/user-api/v1/update-profile', { nickname: 'Eve', ...changes });
    expect(answer.statusCode).toBe(400);
    expect(await profile()).toEqual(before);
  });

  it.each([
    [{ phone: { country_code: '+43', number: '1' } }, PROFILE_CODES.phone],
    [{ phone: { country_code: '+999', number: '6641234567' } }, PROFILE_CODES.phone],
    [{ phone: { country_code: '', number: '6641234567' } }, PROFILE_CODES.phone],
    [{ time_zone: 'Europe/Atlantis' }, PROFILE_CODES.timeZone],
  ])('PG-14a says what is wrong with %j, and nothing changes', async (changes, code) => {
    const before = await profile();
    expect(await call('update-profile', { nickname: 'Eve', ...changes })).toMatchObject({ code });
    expect(await profile()).toEqual(before);
    expect(await live()).toEqual([]);
  });
});

describe('the company', () => {
  it('PG-14a can be changed once the API identity is open, by the same rules', async () => {
    expect(await call('get-company')).toMatchObject({ code: 0, data: { company: null } });
    expect(await call('update-company', COMPANY)).toMatchObject({ code: PROFILE_CODES.noCompany });
    const row = { gid: caller.gid, companyName: 'Old Name', phone: '5550100' };
    await server.services.db.insert(companies).values(row);
    expect(await call('update-company', COMPANY)).toMatchObject({ code: 0 });
    expect((await call('get-company')).data.company).toEqual(COMPANY);
    expect(await call('update-company', { ...COMPANY, company_name: 'X' })).toMatchObject({ code: -10010205 });
    expect((await call('get-company')).data.company).toEqual(COMPANY);
    expect(await events()).toEqual([['companyChanged', '']]);
    expect(await live()).toHaveLength(1);
  });
});

describe('upload-photo', () => {
  const upload = (file: Buffer, { type = 'image/png', query = '' } = {}) =>
    caller.post(`/user-api/v1/upload-photo${query}`, {}, { payload: file, headers: { 'content-type': type } });
  const left = { r: 255, g: 0, b: 0 };
  /** Red to the left, blue to the right. */
  const picture = (width = 300, height = 200) =>
    sharp({ create: { width, height, channels: 3, background: { r: 0, g: 0, b: 255 } } }).composite([
      { input: { create: { width: width / 2, height, channels: 3, background: left } }, left: 0, top: 0 },
    ]);
  const pixel = async (content: Buffer, x: number) => {
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray((x + info.width * 10) * info.channels).subarray(0, 3)];
  };

  it.each(['png', 'jpeg', 'webp'] as const)(
    'SC-22 PG-14a keeps the chosen square of a %s, encoded again, without what the file said of itself',
    async (format) => {
      const file = await picture()
        .withExif({ IFD0: { Artist: 'secret artist' } })
        [format]()
        .toBuffer();
      expect(file.includes('secret artist')).toBe(true);
      const answer = await upload(file, { type: `image/${format}`, query: '?x=0&y=0&size=100' });
      const { photo } = answer.json().data;
      expect(photo).toMatch(/^u[0-9a-f]{32}$/);
      expect(await profile()).toMatchObject({ photo });
      const shown = await stranger(server).get(`/site/avatars/${photo}`);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'attachment; filename="photo.webp"',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      });
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
      expect(shown.rawPayload.includes('secret artist')).toBe(false);
      const [red = 0, , blue = 255] = await pixel(shown.rawPayload, 310);
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(50);
      expect(await events()).toEqual([['photoChanged', '']]);
    },
  );

  it('PG-14a turns a picture upright first, and keeps the square inside it', async () => {
    const file = await picture(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { photo } = (await upload(file, { type: 'image/jpeg', query: '?x=9999&y=9999&size=9999' })).json().data;
    const shown = await stranger(server).get(`/site/avatars/${photo}`);
    // What was left is above now, and the square is the lower one.
    const [, , blue = 0] = await pixel(shown.rawPayload, 160);
    expect(blue).toBeLessThan(50);
  });

  it('PG-14a a later photo takes the place of the earlier one, and one of ours that of both', async () => {
    const file = await picture().png().toBuffer();
    const first = (await upload(file)).json().data.photo;
    const second = (await upload(file)).json().data.photo;
    expect((await stranger(server).get(`/site/avatars/${first}`)).statusCode).toBe(404);
    expect((await stranger(server).get(`/site/avatars/${second}`)).statusCode).toBe(200);
    await call('update-profile', { photo: 'kite' });
    expect((await stranger(server).get(`/site/avatars/${second}`)).statusCode).toBe(404);
    expect(await server.services.db.select().from(userPhotos).where(eq(userPhotos.gid, caller.gid))).toEqual([]);
  });

  const png = () => picture().png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, () => Promise<Buffer> | Buffer, keyof typeof PROFILE_CODES]>([
    [
      'a PNG with a page behind it',
      async () => Buffer.concat([await png(), Buffer.from('<script>1</script>')]),
      'photoMixed',
    ],
    [
      'a PNG with an archive behind it',
      async () => Buffer.concat([await png(), Buffer.from('PK\u0003\u0004')]),
      'photoMixed',
    ],
    [
      'a JPEG with a program behind it',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<?php system(1); ?>')]),
      'photoMixed',
    ],
    [
      'a WebP with a page behind it',
      async () => Buffer.concat([await picture().webp().toBuffer(), Buffer.from('<html>')]),
      'photoMixed',
    ],
    ['a PNG of 50,000 × 50,000 pixels', () => hugePng(50_000), 'photoTooLarge'],
    ['a PNG one pixel too wide', () => hugePng(4_097), 'photoTooLarge'],
    ['half a PNG', async () => (await png()).subarray(0, 150), 'photoMixed'],
    ['a PNG whose content is damaged', async () => spoilt(await png()), 'photoUnreadable'],
    ['an SVG', () => Buffer.from(svg), 'photoUnreadable'],
    ['a GIF', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'), 'photoUnreadable'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'photoUnreadable'],
    ['nothing', () => Buffer.alloc(0), 'photoUnreadable'],
  ])('SC-22 PG-14a refuses %s in words, notes it once and changes nothing', async (_what, make, why) => {
    const before = await profile();
    const answer = await upload(await make());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: PROFILE_CODES[why], data: null });
    expect(await profile()).toEqual(before);
    expect(await events()).toEqual([['photoRefused', why]]);
  });

  it('SC-22 takes no more than 2 MB, and no other type', async () => {
    expect((await upload(Buffer.alloc(2_097_153))).statusCode).toBe(413);
    expect((await upload(Buffer.from(svg), { type: 'image/svg+xml' })).statusCode).toBe(415);
    expect((await caller.post('/user-api/v1/upload-photo', { a: 1 })).json()).toMatchObject({
      code: PROFILE_CODES.photoUnreadable,
    });
  });

  it.each(['%2e%2e%2fsecret', 'u0', `u${'g'.repeat(32)}`, `U${'0'.repeat(32)}`])(
    'SC-22 %s names no photo',
    async (id) => {
      expect((await stranger(server).get(`/site/avatars/${id}`)).statusCode).toBe(404);
    },
  );
});

/** A small file that would unpack to gigabytes. */
function hugePng(side: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const frame = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content, Buffer.alloc(4)]);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(frame.subarray(4, -4)), frame.length - 4);
    return frame;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const content = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))]);
}

function spoilt(file: Buffer): Buffer {
  const place = file.indexOf('IDAT') + 6;
  const copy = Buffer.from(file);
  copy.fill(0xff, place, place + 40);
  return copy;
}
