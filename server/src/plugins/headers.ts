import type { App } from '../app.ts';

export const CSP_REPORTS = '/csp-reports';
const LOCAL = 'http://localhost:*';

/** SC-14, and what each answer gets unless its route says otherwise. */
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

export function installHeaders(app: App): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
}

interface PolicyOf {
  /** Of the page's inline scripts and styles. */
  nonce?: string;
  /** The session may show modules of the developer's own machine. */
  localModules?: boolean;
  /** Origins of the scripts this deployment adds (chat, analytics): they also send and show something of their own. */
  widgets?: readonly string[];
  /** Other origins that answer the page's calls. */
  apis?: readonly string[];
}

/** SC-9. Style attributes stay allowed: the component library writes them, and they cannot run anything. */
export function contentSecurityPolicy({ nonce, localModules = false, widgets = [], apis = [] }: PolicyOf = {}): string {
  const inline = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const local = localModules ? [LOCAL] : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...local, ...widgets],
    'style-src': ["'self'", ...inline, ...local],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...local, ...widgets],
    'connect-src': ["'self'", ...local, ...(localModules ? ['ws://localhost:*'] : []), ...widgets, ...apis],
    'frame-src': ["'self'", ...widgets],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    // Every browser still knows report-uri, and unlike report-to it reports at once.
    'report-uri': [CSP_REPORTS],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
