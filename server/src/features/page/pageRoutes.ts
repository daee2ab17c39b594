import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { firstSegment, readAddress, readDataMode } from '@tracking-console/contract/page/addresses';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { ChannelName } from '@tracking-console/contract/releases/releases';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage } from '../../documents/errorPage.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import { sessionOf } from '../../http/callers/session.ts';
import { isOpenedByPerson } from '../../http/errors/errors.ts';
import { contentSecurityPolicy } from '../../http/headers/headers.ts';
import { writeCursor } from '../live/liveCursor.ts';
import type { LiveHub } from '../live/liveHub.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { GrantService } from '../overrides/grantService.ts';
import { channelOfHost } from '../releases/channels/channelOfHost.ts';
import type { Probes } from '../releases/checks/mount/probes.ts';
import { probedApplications, probedRights } from '../releases/checks/mount/visits.ts';
import type { Release } from '../releases/modules/importMaps.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import { roleRefusal } from '../users/roles.ts';
import type { User, UserService } from '../users/userService.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { apiOrigins, applicationsOf, pageConfiguration } from './pageConfiguration.ts';
import { pageLanguage } from './pageLanguage.ts';
import { pageAddress, preloadsFor } from './preloads.ts';
import { type ContentServices, createContentRenderer } from './rendering/renderContent.ts';
import { createFrameRenderer } from './rendering/renderFrame.ts';
import { createRenderThread } from './rendering/renderThread.ts';
import { requestFrame, requestTheme } from './rendering/requestFrame.ts';
import { requestZone } from './rendering/requestZone.ts';
import { renderPage } from './renderPage.ts';
import { createShowing } from './showing.ts';
import { widgetOrigins } from './thirdParties.ts';

interface Services extends ContentServices {
  users: UserService;
  overrides: GrantService;
  probes: Probes;
  releases: ReleaseService;
  live: LiveHub;
  metrics: Metrics | null;
}

const AREA_COOKIE = 'tc_area';

interface Wanted {
  path: string;
  user: User;
  release: Release;
  files: BuiltFiles;
  /** A probe renders a release before it is served to customers. */
  isProbe: boolean;
}

interface Asked extends Wanted {
  identities: readonly Identity[];
  request: FastifyRequest;
  shown: PageConfiguration;
}

interface Options {
  services: Services;
  /** First segments of everything else the server answers. */
  roots: ReadonlySet<string>;
}

/** The console's one HTML page, for every address the browser's router knows. */
export const pageRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { services, roots }) => {
  const { configuration, users, overrides, probes, releases, live, metrics } = services;
  const showing = createShowing(configuration.distDir, (message) => app.log.error(message));
  const widgets = widgetOrigins(configuration);
  const apis = apiOrigins(configuration);
  const policy = (page: { nonce: string; granted: readonly string[] }) =>
    contentSecurityPolicy({ ...page, widgets, apis });
  const prefixes = configuration.applications.flatMap(({ prefix = [] }) => prefix);
  const rendering = {
    ...services,
    thread: createRenderThread(),
    onProblem: (message: string) => app.log.warn(message),
  };
  const contents = createContentRenderer(rendering);
  const frames = createFrameRenderer(rendering);
  app.addHook('onReady', async () => {
    const release = releases.lastServed('production');
    for (const renderer of [contents, frames]) if (release) renderer.prepare(release);
  });
  app.addHook('onClose', rendering.thread.end);

  app.get('/', async (request, reply) => {
    const user = await signedInUser(request);
    if (!user) return toSignIn(request, reply);
    const [first] = await users.listIdentities(user.gid);
    return reply.redirect(first ? `/${first.toLowerCase()}/dashboard` : '/welcome');
  });

  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isUnknown = readAddress(path, prefixes).page === 'unknown';
    // An unknown address below a root of the server's own is not found, and programs get no page.
    if (isUnknown && (roots.has(firstSegment(path)) || !isOpenedByPerson(request))) return reply.callNotFound();
    const user = await signedInUser(request);
    if (!user) return isUnknown ? reply.callNotFound() : toSignIn(request, reply);
    if (isUnknown) reply.code(404);
    const probed = probes.releaseOf(sessionOf(request));
    const shown = probed ? showing.exactly(probed) : await showServed(channelOfHost(request.hostname), user);
    reply.type('text/html; charset=utf-8');
    if (!shown) return reply.code(503).send(unavailablePage(request, user));
    return reply
      .headers({ 'cache-control': 'private, no-cache', vary: 'Cookie' })
      .send(await show(request, reply, { path, user, ...shown, isProbe: probed !== null }));
  });

  async function showServed(channel: ChannelName, { gid }: User) {
    const release = await releases.serve({ channel, gid });
    return release && showing.ofChannel(channel, release);
  }

  /** A page with the reason why there is nothing to show. */
  function unavailablePage(request: FastifyRequest, { language }: User): string {
    return errorPage(503, textsOf(requestLanguage(request, language)), configuration.brand);
  }

  async function show(request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<string> {
    const { path, user, release, files, isProbe } = wanted;
    const { id, map } = release;
    const nonce = randomBytes(16).toString('base64url');
    const grant = roleRefusal(user, sessionOf(request), 'override') ? null : await overrides.find(sessionOf(request));
    // Before the page's data is read, so that later changes are shown.
    const cursor = await live.cursor();
    const identities = await users.listIdentities(user.gid);
    const allowed = policy({ nonce, granted: grant?.origins ?? [] });
    // The check that loads a probe's page observes violations itself; reports are only for customers' pages.
    reply.header('content-security-policy', isProbe ? allowed.replace(/; report-uri [^;]*/, '') : allowed);
    const deployed = applicationsOf(configuration, map);
    const shown = pageConfiguration(configuration, {
      reportsLoads: !isProbe,
      release: id,
      ...pageLanguage(request, user.language, files, configuration.testHooks),
      ...(isProbe
        ? probedRights(path)
        : {
            overrides: grant,
            rights: { release: user.mayRelease, override: user.mayOverride, finance: user.mayFinance },
          }),
      live: writeCursor(cursor),
      applications: isProbe ? probedApplications(deployed) : deployed,
    });
    const asked = { ...wanted, identities, request, shown };
    const [content, frame] = await Promise.all([renderContent(asked), renderFrame(asked)]);
    metrics?.pageRendered(content ? 'server' : 'browser');
    return renderPage({
      nonce,
      map,
      files,
      preloads: preloadsFor(path, map, files),
      configuration: shown,
      look: { theme: requestTheme(request), frame: requestFrame(request) },
      ...(content && { content }),
      ...(frame && { frame }),
    });
  }

  function renderContent({ release, path, user: { gid }, identities, request, shown }: Asked) {
    const options = shown.applications.find(({ name }) => name === 'buyer-app')?.options;
    if (options?.ssr === false) return null;
    const hasQuery = request.url.includes('?');
    const { languages } = shown;
    return contents.render({ release, path, hasQuery, gid, identities, languages, timeZone: requestZone(request) });
  }

  /** Null for a page that does not exist or is not the customer's: the shell shows what is wrong. */
  function renderFrame({ release, files, path, user, identities, request, shown }: Asked) {
    const address = pageAddress(path, files, shown.applications);
    const area = firstSegment(path);
    const own = shown.applications.find(({ prefix }) => prefix === area);
    const identity = identities.find((held) => held.toLowerCase() === area || held === own?.identity);
    if (address === null || !identity) return null;
    const isSidebarOpen = requestFrame(request) === 'open';
    const mode = readDataMode(new URL(request.url, 'http://page').searchParams);
    return frames.render({ release, path: address, identity, isSidebarOpen, person: user, mode, page: shown });
  }

  async function signedInUser({ session }: FastifyRequest): Promise<User | null> {
    return session && (await users.find(session.gid));
  }

  function toSignIn(request: FastifyRequest, reply: FastifyReply) {
    const remembered = request.cookies[AREA_COOKIE] ?? '';
    const area = /^[a-z0-9]{2,20}$/.test(remembered) ? remembered : configuration.defaultArea;
    const address = `${request.protocol}://${request.host}${request.url}`;
    return reply.header('vary', 'Cookie').redirect(`/user/${area}?gb=${encodeURIComponent(address)}`);
  }
};
