import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CARRIERS_GLOBAL, type CarrierEntry, COUNTRY_GLOBAL } from '@tracking-console/contract/page/scripts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserService } from '../users/userService.ts';
import { requestCountry } from './requestCountry.ts';

interface Services {
  users: UserService;
  listCarriers(): Promise<CarrierEntry[]>;
}

/** The provider's scripts: each assigns one documented global and does nothing else. */
export const scriptRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get('/site/scripts/carriers.js', { config: { session: false } }, async (request, reply) => {
    const script = assign(CARRIERS_GLOBAL, await services.listCarriers());
    const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendScript(reply, script);
  });

  /** The answer is a script, so that a page of any origin of the provider's can load it. */
  app.get('/site/get-country', async (request, reply) => {
    reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie');
    return sendScript(reply, assign(COUNTRY_GLOBAL, await countryOf(request, services)));
  });
};

async function countryOf(request: FastifyRequest, { users }: Services): Promise<string> {
  const user = request.session && (await users.find(request.session.gid));
  return requestCountry(user?.country, request.headers['accept-language']);
}

function assign(name: string, value: unknown): string {
  return `globalThis.${name} = ${JSON.stringify(value)};\n`;
}

function sendScript(reply: FastifyReply, script: string) {
  return reply.type('text/javascript; charset=utf-8').send(script);
}
