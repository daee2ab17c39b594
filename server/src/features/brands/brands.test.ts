import type { Brand } from '@tracking-console/contract/notifications/brands';
import sharp from 'sharp';
import { type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let caller: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  caller = await signedIn(server, { nickname: 'Ada' });
});

interface Answer {
  Code: number;
  Json: Brand;
}

const call = async (method: string, param: object = {}): Promise<Answer> =>
  (await caller.post('/msgapi/call', { version: '1.0', timeZoneOffset: 0, method, param })).json();
const upload = (file: Buffer, type = 'image/png') =>
  caller.post('/msgapi/call/logo', {}, { payload: file, headers: { 'content-type': type } });
const picture = (width = 600, height = 150) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } });

it('PG-11b keeps an account’s brand for its own', async () => {
  const brand = { Name: 'Corner Shop', Color: '#0b3d91', Website: 'https://shop.example.com/' };
  expect((await call('GetBrand')).Json).toEqual({ Name: '', Color: '', Website: '', Logo: null, DefaultName: 'Ada' });
  expect((await call('SaveBrand', brand)).Json).toMatchObject(brand);
  expect((await call('GetBrand')).Json).toEqual({ ...brand, Logo: null, DefaultName: 'Ada' });
  caller = await signedIn(server);
  expect((await call('GetBrand')).Json).toMatchObject({ Name: '', Color: '' });
});

it.each([
  'javascript:alert(1)',
  'http://shop.example.com',
  'https://',
  'https://user:secret@shop.example.com',
  'https://localhost',
  'shop.example.com',
])('PG-11b refuses the website %s, and keeps what was saved', async (Website) => {
  await call('SaveBrand', { Name: 'Old', Color: '', Website: '' });
  expect(await call('SaveBrand', { Name: 'New', Color: '', Website })).toMatchObject({ Code: -18040101 });
  expect((await call('GetBrand')).Json).toMatchObject({ Name: 'Old', Website: '' });
});

it.each(['png', 'jpeg', 'webp'] as const)(
  'SC-22 PG-11b shows a logo that was a %s as PNG under an address of its own, which changes with the picture',
  async (format) => {
    const file = await picture()
      .withExif({ IFD0: { Artist: 'secret artist' } })
      [format]()
      .toBuffer();
    const { Logo } = ((await upload(file, `image/${format}`)).json() as Answer).Json;
    expect(Logo).toMatchObject({ Width: 480, Height: 120 });
    const shown = await stranger(server).get(Logo?.Path ?? '');
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'",
    });
    expect(shown.rawPayload.includes('secret artist')).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 480, height: 120 });
    const other = ((await upload(await picture(64, 64).png().toBuffer())).json() as Answer).Json.Logo;
    expect(other).toMatchObject({ Width: 64, Height: 64 });
    expect((await stranger(server).get(Logo?.Path ?? '')).statusCode).toBe(404);
    expect((await call('DeleteLogo')).Json.Logo).toBeNull();
    expect((await stranger(server).get(other?.Path ?? '')).statusCode).toBe(404);
  },
);

it('PG-11b refuses what is no picture, is more than one, or is too large, and keeps the logo', async () => {
  const png = await picture(64, 64).png().toBuffer();
  const { Logo } = ((await upload(png)).json() as Answer).Json;
  const refused = async (file: Buffer, type?: string) => ((await upload(file, type)).json() as Answer).Code;
  expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(-18040102);
  expect(await refused(Buffer.concat([png, Buffer.from('<script>')]))).toBe(-18040104);
  expect(await refused(await picture(4_097, 1).png().toBuffer())).toBe(-18040103);
  expect((await upload(png, 'image/svg+xml')).statusCode).toBe(415);
  expect((await upload(Buffer.alloc(1_048_577))).statusCode).toBe(413);
  expect((await call('GetBrand')).Json.Logo).toEqual(Logo);
  const buyer = await signedIn(server, { identities: ['BUYER'] });
  const headers = { 'content-type': 'image/png' };
  const answer = await buyer.post('/msgapi/call/logo', {}, { payload: png, headers });
  expect((answer.json() as Answer).Code).toBe(-10010301);
});
