import { MODULES } from '@tracking-console/contract/page/applications';
import type { LanguageConfiguration } from '@tracking-console/contract/page/page';
import type { ServerCall, ServerContent } from '@tracking-console/contract/page/serverContent';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { Configuration } from '../../../config.ts';
import { envelopeOf } from '../../../http/calls/legacyCall.ts';
import { messageOf } from '../../../http/errors/describeError.ts';
import { type BuyerServices, performBuyerCall } from '../../buyerApi/performBuyerCall.ts';
import type { Release } from '../../releases/modules/importMaps.ts';
import { createBundles } from './bundles.ts';
import { createRenderQueue } from './renderQueue.ts';
import type { RenderThread } from './renderThread.ts';
import { textFiles } from './textFiles.ts';
import { within } from './within.ts';

/** A rendered page, for the places the template has for it. */
export interface Content {
  markup: string;
  styles: string;
  data: ServerContent;
}

interface Wanted {
  release: Release;
  path: string;
  hasQuery: boolean;
  gid: string;
  identities: readonly Identity[];
  languages: LanguageConfiguration;
  timeZone: string;
}

export interface ContentServices extends BuyerServices {
  configuration: Configuration;
  now: () => Date;
}

interface Given extends ContentServices {
  thread: RenderThread;
  onProblem: (message: string) => void;
}

/** Renders a customer's page on the server, if a release has a bundle for it; other pages are sent unrendered. */
export function createContentRenderer({ configuration, thread, now, onProblem, ...services }: Given) {
  const { distDir } = configuration;
  const bundles = createBundles({ distDir, module: MODULES.buyerApp, thread, onProblem });
  const queue = createRenderQueue(() => configuration.renderLimit);

  async function renderContentPage(
    bundle: string,
    calls: readonly ServerCall[],
    wanted: Wanted,
    isLate: () => boolean,
  ): Promise<Content | null> {
    const { path, gid, languages, timeZone } = wanted;
    const time = now();
    const owner = { gid, scope: 'BUYER' } as const;
    const context = { ...services, owner, now: time, timeZoneOffset: 0, requireRecentCheck: readsOnly };
    const performed = await Promise.all(calls.map(({ method, param }) => performBuyerCall(method, param, context)));
    const answers = performed.filter((answer) => answer.kind === 'done').map(envelopeOf);
    if (isLate() || answers.length < performed.length) return null;
    const rendered = { at: time.getTime(), timeZone };
    const page = { path, language: languages.initial, textFiles: textFiles(distDir, languages), answers, rendered };
    const { markup, styles, state } = await thread.render(bundle, page);
    if (markup === undefined || styles === undefined) return null;
    return { markup, styles, data: { application: 'buyer-app', gid, path, state } };
  }

  return {
    prepare: bundles.prepare,
    /** null: the page is sent unrendered, for the browser to render. Never rejects, never takes longer than its limit. */
    async render(wanted: Wanted): Promise<Content | null> {
      const bundle = bundles.of(wanted.release);
      const calls = bundle?.pages?.[wanted.path];
      if (
        !bundle ||
        !calls ||
        !wanted.identities.includes('BUYER') ||
        (wanted.hasQuery && bundle.queried?.includes(wanted.path))
      )
        return null;
      const leave = queue.enter();
      if (!leave) return null;
      let isLate = false;
      const rendering = renderContentPage(bundle.file, calls, wanted, () => isLate)
        .catch((error) => {
          onProblem(`The page ${wanted.path} could not be rendered: ${messageOf(error)}`);
          return null;
        })
        .finally(leave);
      return within(configuration.renderLimit, rendering, () => {
        isLate = true;
      });
    },
  };
}

/** @throws always: rendering only reads */
function readsOnly(): never {
  throw new Error('A page is rendered by calls that need no recent check.');
}
