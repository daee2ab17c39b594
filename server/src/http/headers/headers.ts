import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';

export const CSP_REPORTS = '/csp-reports';

/** The headers of each answer unless its route sets others. */
export const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers that only matter for documents: scripts and pictures come by the dozen and do without them. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const;

/** For a file of the build: opened by itself, it may do nothing at all. */
export function describeFileHeaders(reply: Pick<FastifyReply, 'header' | 'removeHeader'>): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  reply.header('content-security-policy', "default-src 'none'");
}

export function installHeaders(app: App): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
}

interface PolicyOf {
  /** The nonce of the page's inline scripts and styles. */
  nonce?: string;
  /** The origins of this session's own modules; they bring styles and pictures, and reload the page by a socket. */
  granted?: readonly string[];
  /** Origins of the scripts this deployment adds (chat, analytics): they also send and show content of their own. */
  widgets?: readonly string[];
  /** Other origins that answer the page's calls. */
  apis?: readonly string[];
}

/** Name of the page's one Trusted Types policy: root-config creates it before any other script runs. */
const SCRIPT_POLICY = 'default';

/** Style attributes stay allowed: the component library writes them, and they cannot run anything. */
export function contentSecurityPolicy({ nonce, granted = [], widgets = [], apis = [] }: PolicyOf = {}): string {
  const inline = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const sockets = granted.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...granted, ...widgets],
    'style-src': ["'self'", ...inline, ...granted],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...granted, ...widgets],
    'connect-src': ["'self'", ...granted, ...sockets, ...widgets, ...apis],
    // A preview of a mail is a blob of the page's own, in a sandbox.
    'frame-src': ["'self'", 'blob:', ...widgets],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // A document of the server's own has no code that could need one.
    'trusted-types': [nonce === undefined ? "'none'" : SCRIPT_POLICY],
    // Every browser still knows report-uri, and unlike report-to it reports at once.
    'report-uri': [CSP_REPORTS],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
