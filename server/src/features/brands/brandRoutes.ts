import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { describeFileHeaders } from '../../http/headers/headers.ts';
import type { BrandService } from './brandService.ts';

const FILE = /^([0-9a-f]{32})\.png$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** Logos, for tracking pages and mails. */
export const brandRoutes: FastifyPluginAsyncTypebox<{ services: { brands: BrandService } }> = async (
  app,
  { services },
) => {
  app.get<{ Params: { file: string } }>('/brand-logo/:file', { config: { session: false } }, async (request, reply) => {
    const [, id] = FILE.exec(request.params.file) ?? [];
    const logo = id === undefined ? null : await services.brands.findLogo(id);
    if (!logo) return reply.callNotFound();
    describeFileHeaders(reply);
    // Mail programs in a browser show it on pages of their own.
    reply.headers({ 'cache-control': FOREVER, 'cross-origin-resource-policy': 'cross-origin' });
    return reply.type('image/png').send(logo);
  });
};
