import type { PageConfiguration } from '@tracking-console/contract/page';
import { fileOfAddress } from '../loader/hanging.ts';
import { readConfiguration } from '../pageConfiguration.ts';
import { isSeal, readImportMap, type SealedMap } from './importMap.ts';

/** What may run in this page. It follows from the HTML as the server sent it, and from nothing that came later. */
export interface PageRules {
  /** Whether a script of this address may be fetched and run. */
  mayRun: (address: string) => boolean;
}

type Told = Pick<PageConfiguration, 'scripts' | 'chat' | 'analytics' | 'overrides'>;

let known: PageRules | undefined;

/** The rules, read when they are first asked for: before anything else runs in the page. */
export function pageRules(): PageRules {
  known ??= rulesOf(orNothing(readImportMap), orNothing(readConfiguration), document.baseURI);
  return known;
}

/** Where it cannot be read nothing may run: the page says so when it starts. */
function orNothing<Read>(read: (page: Document) => Read): Read | null {
  try {
    return read(document);
  } catch {
    return null;
  }
}

export function rulesOf(map: SealedMap | null, told: Told | null, base: string): PageRules {
  const addressOf = (address: string) => (URL.canParse(address, base) ? new URL(address, base) : null);
  const { origin: own } = new URL(base);
  const seals = map?.integrity ?? {};
  // As the server writes them: a path of this origin, or a whole address. There are a hundred, of which few are asked for.
  const isSealed = ({ href, origin }: URL) => {
    const file = fileOfAddress(href);
    return isSeal(seals[file]) || (origin === own && isSeal(seals[file.slice(origin.length)]));
  };
  const scripts = new Set(scriptsOf(told).map((address) => addressOf(address)?.href));
  // What a deployment's chat or tag loads comes from the same origin as itself, as in the page's policy.
  const widgets = widgetsOf(told).map((address) => addressOf(address)?.origin);
  const foreign = new Set(widgets.filter((origin) => origin !== own));
  const granted = told?.overrides?.origins ?? [];

  return {
    mayRun(address) {
      const url = addressOf(address);
      if (!url || !/^https?:$/.test(url.protocol)) return false;
      return (
        isSealed(url) ||
        scripts.has(url.href) ||
        foreign.has(url.origin) ||
        granted.some((origin) => covers(origin, url))
      );
    },
  };
}

const widgetsOf = (told: Told | null) =>
  [told?.chat?.script, told?.analytics?.script].filter((script) => script != null);
const scriptsOf = (told: Told | null) => [...Object.values(told?.scripts ?? {}), ...widgetsOf(told)];

/** "http://localhost:*" covers every port. */
const covers = (origin: string, { protocol, hostname, origin: own }: URL) =>
  origin.endsWith(':*') ? origin.slice(0, -2) === `${protocol}//${hostname}` : origin === own;
