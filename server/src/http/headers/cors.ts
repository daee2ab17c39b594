import { KEY_HEADER, MODE_HEADER } from '@tracking-console/contract/api/keyConstants';
import { CUSTOMER_HEADER } from '@tracking-console/contract/page/customerHeader';
import { TAB_HEADER } from '@tracking-console/contract/page/live';
import { LATEST_RELEASE_HEADER, RELEASE_HEADER } from '@tracking-console/contract/releases/releaseHeaders';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import type { App } from '../app.ts';

const ANSWER = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': ['date', LATEST_RELEASE_HEADER, 'retry-after', 'content-disposition'].join(', '),
  vary: 'Origin',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': [
    'content-type',
    RELEASE_HEADER,
    TAB_HEADER,
    CUSTOMER_HEADER,
    KEY_HEADER,
    MODE_HEADER,
  ].join(', '),
  'access-control-max-age': '600',
};

/** Lets the pages of the console's other origins call with their session: an area may have an API host of its own. */
export function installCors(app: App, { configuration }: { configuration: Configuration }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromOtherOrigin(request, configuration.origins)) return;
    reply.headers({ ...ANSWER, 'access-control-allow-origin': request.headers.origin });
    if (request.method !== 'OPTIONS' || !('access-control-request-method' in request.headers)) return;
    return reply.code(204).headers(PREFLIGHT).send();
  });
}

/** Whether a page of the console sent it that has another origin than the host it calls. */
export function isFromOtherOrigin({ headers: { origin }, protocol, host }: FastifyRequest, origins: string[]): boolean {
  return origin !== undefined && origins.includes(origin) && origin !== `${protocol}://${host}`;
}
