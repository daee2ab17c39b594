import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { fileOfAddress } from '../loader/hanging.ts';
import { readConfiguration } from '../pageConfiguration.ts';
import { isIntegrity, type PageImportMap, readImportMap } from './importMap.ts';

/** Which scripts may run in this page. The rules come from the HTML as the server sent it, and from nothing later. */
export interface PageRules {
  /** Whether a script of this address may be fetched and run. */
  mayRun: (address: string) => boolean;
}

type Configured = Pick<PageConfiguration, 'scripts' | 'chat' | 'analytics' | 'overrides'>;

let known: PageRules | undefined;

/** The rules, read at the first call, before any other script of the page runs. */
export function pageRules(): PageRules {
  known ??= rulesOf(orNull(readImportMap), orNull(readConfiguration), document.baseURI);
  return known;
}

/** When it cannot be read nothing may run; the page shows that when it starts. */
function orNull<Read>(read: (page: Document) => Read): Read | null {
  try {
    return read(document);
  } catch {
    return null;
  }
}

export function rulesOf(map: PageImportMap | null, configuration: Configured | null, base: string): PageRules {
  const addressOf = (address: string) => (URL.canParse(address, base) ? new URL(address, base) : null);
  const { origin: own } = new URL(base);
  const integrities = map?.integrity ?? {};
  // The server writes a path of this origin or a whole address. They are compared on request: there are a hundred, few are used.
  const isInMap = ({ href, origin }: URL) => {
    const file = fileOfAddress(href);
    return isIntegrity(integrities[file]) || (origin === own && isIntegrity(integrities[file.slice(origin.length)]));
  };
  const scripts = new Set(scriptsOf(configuration).map((address) => addressOf(address)?.href));
  // A deployment's chat or tag loads its scripts from its own origin, as the page's policy allows.
  const widgets = widgetsOf(configuration).map((address) => addressOf(address)?.origin);
  const foreign = new Set(widgets.filter((origin) => origin !== own));
  const granted = configuration?.overrides?.origins ?? [];

  return {
    mayRun(address) {
      const url = addressOf(address);
      if (!url || !/^https?:$/.test(url.protocol)) return false;
      return (
        isInMap(url) ||
        scripts.has(url.href) ||
        foreign.has(url.origin) ||
        granted.some((origin) => covers(origin, url))
      );
    },
  };
}

const widgetsOf = (configuration: Configured | null) =>
  [configuration?.chat?.script, configuration?.analytics?.script].filter((script) => script != null);
const scriptsOf = (configuration: Configured | null) => [
  ...Object.values(configuration?.scripts ?? {}),
  ...widgetsOf(configuration),
];

/** "http://localhost:*" covers every port. */
const covers = (origin: string, { protocol, hostname, origin: own }: URL) =>
  origin.endsWith(':*') ? origin.slice(0, -2) === `${protocol}//${hostname}` : origin === own;
