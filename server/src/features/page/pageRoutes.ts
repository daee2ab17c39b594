import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DEFAULT_LANGUAGE } from '@tracking-console/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { contentSecurityPolicy } from '../../plugins/headers.ts';
import type { Services } from '../../services.ts';
import type { User } from '../users/userService.ts';
import { createBuiltFilesReader } from './builtFiles.ts';
import { pageConfiguration } from './pageConfiguration.ts';
import { preloadsFor } from './preloads.ts';
import { overrideToolUrl, renderPage } from './renderPage.ts';
import { widgetOrigins } from './thirdParties.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const AREAS = ['buyer', 'api', 'release'];
const AREA_COOKIE = 'tc_area';

/** The console's one HTML page, for every address the browser's router knows. */
export const pageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration, users, release } = services;
  const readBuiltFiles = createBuiltFilesReader(configuration.distDir);
  const widgets = widgetOrigins(configuration);
  const policy = (page: { nonce: string; localModules: boolean }) => contentSecurityPolicy({ ...page, widgets });
  const onLoopback = LOOPBACK.includes(configuration.host);

  app.get('/', async (request, reply) => {
    const user = await signedInUser(request);
    if (!user) return toSignIn(request, reply);
    const [first = 'BUYER'] = await users.listIdentities(user.gid);
    return reply.redirect(`/${first.toLowerCase()}/dashboard`);
  });

  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (!isPage(path)) return reply.callNotFound();
    const user = await signedInUser(request);
    if (!user) return toSignIn(request, reply);
    return reply
      .headers({ 'cache-control': 'private, no-cache', vary: 'Cookie' })
      .type('text/html; charset=utf-8')
      .send(show(request, reply, path, user));
  });

  function show(request: FastifyRequest, reply: FastifyReply, path: string, user: User): string {
    const { id, map } = release.current();
    const files = readBuiltFiles({ id, map });
    const nonce = randomBytes(16).toString('base64url');
    const mayOverride = user.mayOverride && onLoopback;
    reply.header('content-security-policy', policy({ nonce, localModules: mayOverride }));
    const wanted = requestLanguage(request, user.language);
    const language = wanted in files.languages ? wanted : DEFAULT_LANGUAGE;
    return renderPage({
      nonce,
      map,
      files,
      preloads: preloadsFor(path, map, files),
      configuration: pageConfiguration(configuration, {
        release: id,
        language,
        languages: files.languages,
        mayOverride,
      }),
      ...(mayOverride && { overrideTool: overrideToolUrl(configuration.distDir) }),
    });
  }

  async function signedInUser({ session }: FastifyRequest): Promise<User | null> {
    return session && (await users.find(session.gid));
  }

  /** RT-10 */
  function toSignIn(request: FastifyRequest, reply: FastifyReply) {
    const remembered = request.cookies[AREA_COOKIE] ?? '';
    const area = /^[a-z0-9]{2,20}$/.test(remembered) ? remembered : configuration.defaultArea;
    const address = `${request.protocol}://${request.host}${request.url}`;
    return reply.header('vary', 'Cookie').redirect(`/user/${area}?gb=${encodeURIComponent(address)}`);
  }
};

function isPage(path: string): boolean {
  const [area = ''] = path.split('/').filter(Boolean);
  return AREAS.includes(area.toLowerCase()) || path === '/track/paycallback';
}
