import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PHOTO_TYPES } from '@tracking-console/contract/account/userConstants';
import { BRAND_CODES, MAX_LOGO_BYTES } from '@tracking-console/contract/notifications/brandConstants';
import { HOUR } from '@tracking-console/contract/values/durations';
import { sessionOf } from '../../http/callers/session.ts';
import { legacyRefusal } from '../../http/calls/envelope.ts';
import type { BrandService } from '../brands/brandService.ts';
import type { AccountBrands } from './accountBrands.ts';

interface Services {
  brands: BrandService;
  accountBrands: AccountBrands;
}

const REFUSALS = {
  photoUnreadable: legacyRefusal(
    BRAND_CODES.logoUnreadable,
    'The file is no JPEG, PNG or WebP picture, or is damaged.',
  ),
  photoTooLarge: legacyRefusal(BRAND_CODES.logoTooLarge, 'The picture has more than 4096 pixels on a side.'),
  photoMixed: legacyRefusal(BRAND_CODES.logoMixed, 'The file holds more than a picture.'),
} as const;

/** The brand's logo, as the bytes of its file. */
export const logoRoute: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { brands, accountBrands } = services;
  app.addContentTypeParser([...PHOTO_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const limit = { name: 'upload-logo', calls: 30, window: HOUR };
  const config = { recentCheck: 'not needed', contentTypes: PHOTO_TYPES, limit } as const;
  app.post('/msgapi/call/logo', { bodyLimit: MAX_LOGO_BYTES, config }, async (request) => {
    const { gid } = sessionOf(request);
    const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const why = await brands.saveLogo(gid, file);
    return why ? REFUSALS[why] : { Code: 0, Message: '', Json: await accountBrands.read(gid) };
  });
};
