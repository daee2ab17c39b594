import { createHash, randomBytes } from 'node:crypto';
import type { Configuration } from '../../server/src/config.ts';
import { createBuiltFilesReader } from '../../server/src/features/page/builtFiles.ts';
import { apiOrigins, applicationsOf, pageConfiguration } from '../../server/src/features/page/pageConfiguration.ts';
import { preloadsFor } from '../../server/src/features/page/preloads.ts';
import { renderPage } from '../../server/src/features/page/renderPage.ts';
import { widgetOrigins } from '../../server/src/features/page/thirdParties.ts';
import type { Release } from '../../server/src/features/releases/modules/importMaps.ts';
import { contentSecurityPolicy, HEADERS } from '../../server/src/http/headers/headers.ts';

/** What a file host needs for the page: its bytes, and the headers to send with it. */
export interface StaticPage {
  html: string;
  headers: Record<string, string>;
}

const FIRST_PAGE = '/buyer/dashboard';

/** The page as the server renders it without a session: no rows, no overrides, no live cursor. */
export function staticPage(configuration: Configuration, release: Release): StaticPage {
  const files = createBuiltFilesReader(configuration.distDir)(release);
  const nonce = randomBytes(16).toString('base64url');
  const html = renderPage({
    nonce,
    map: release.map,
    files,
    preloads: preloadsFor(FIRST_PAGE, release.map, files),
    configuration: pageConfiguration(configuration, {
      reportsLoads: false,
      release: release.id,
      language: 'en',
      languages: files.languages,
      overrides: null,
      rights: { release: false, override: false, finance: false },
      live: null,
      applications: applicationsOf(configuration, release.map),
    }),
    look: { theme: 'system', frame: '' },
  });
  const policy = contentSecurityPolicy({
    nonce,
    widgets: widgetOrigins(configuration),
    apis: apiOrigins(configuration),
  });
  return {
    html,
    headers: { ...HEADERS, 'cache-control': 'no-cache', 'content-security-policy': byHash(policy, html) },
  };
}

/** A file's nonce is the same for every visitor, so scripts run by their hash; styles, which cannot run, by the nonce. */
function byHash(policy: string, html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  return policy.replace(/(script-src[^;]*?)'nonce-[^']+'/g, `$1${hashes.join(' ')}`);
}
