import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@tracking-console/contract/languages';
import type { LanguageConfiguration } from '@tracking-console/contract/page';
import type { ServerCall, ServerConsole, ServerContent } from '@tracking-console/contract/serverContent';
import type { Configuration } from '../../../config.ts';
import { messageOf } from '../../../http/describeError.ts';
import { answerBuyerCall, type BuyerServices } from '../../buyerApi/answerBuyerCall.ts';
import type { Release } from '../../releases/importMaps.ts';
import type { UserService } from '../../users/userService.ts';
import { createRenderQueue } from './renderQueue.ts';
import { createRenderThread } from './renderThread.ts';
import { findServerBundle } from './serverBundle.ts';

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
  languages: LanguageConfiguration;
  timeZone: string;
}

export interface DrawerServices extends BuyerServices {
  configuration: Configuration;
  users: UserService;
  now: () => Date;
}

interface Given extends DrawerServices {
  onProblem: (message: string) => void;
}

interface Bundle {
  file: string;
  /** Unknown until the thread has it ready. */
  pages?: ServerConsole['pages'];
  queried?: ServerConsole['queried'];
}

/** Renders a customer's page on the server, where a release has a bundle for that; other pages are sent unrendered. */
export function createContentRenderer({ configuration, users, now, onProblem, ...services }: Given) {
  const thread = createRenderThread();
  const queue = createRenderQueue(() => configuration.renderLimit);
  const bundles = new Map<string, Bundle | null>();

  /** The first page of a release is not kept waiting for its bundle. */
  function bundleOf({ id, map }: Release): Bundle | null {
    const known = bundles.get(id);
    if (known !== undefined) return known;
    const file = findServerBundle(configuration.distDir, map);
    const bundle: Bundle | null = file === null ? null : { file };
    bundles.set(id, bundle);
    if (bundles.size > 4) bundles.delete(String(bundles.keys().next().value));
    if (bundle) void makeReady(bundle);
    return bundle;
  }

  async function makeReady(bundle: Bundle) {
    try {
      Object.assign(bundle, await thread.order({ bundle: bundle.file }));
    } catch (error) {
      onProblem(`The server bundle ${bundle.file} cannot be used: ${error}`);
    }
  }

  async function renderContentPage(
    bundle: string,
    calls: readonly ServerCall[],
    wanted: Wanted,
    isLate: () => boolean,
  ): Promise<Content | null> {
    const { path, gid, languages, timeZone } = wanted;
    const time = now();
    const context = { ...services, owner: { gid, scope: 'BUYER' } as const, now: time, timeZoneOffset: 0 };
    const [identities, ...answers] = await Promise.all([
      users.listIdentities(gid),
      ...calls.map(({ method, param }) => answerBuyerCall(method, param, context)),
    ]);
    if (isLate() || !identities.includes('BUYER') || answers.some(({ Code }) => Code !== 0)) return null;
    const rendered = { at: time.getTime(), timeZone };
    const page = { path, language: languages.initial, textFiles: textFiles(languages), answers, rendered };
    const { markup, styles, state } = await thread.order({ bundle, page });
    if (markup === undefined || styles === undefined) return null;
    return { markup, styles, data: { application: 'buyer-app', gid, path, state } };
  }

  const textFiles = ({ folder, hashes, initial }: LanguageConfiguration) =>
    Object.fromEntries(
      [initial, DEFAULT_LANGUAGE].map((language) => [
        language,
        join(configuration.distDir, `${folder}${language}.${hashes[language]}.json`),
      ]),
    );

  return {
    /** Gets the bundle of a release ready ahead. */
    prepare: (release: Release) => void bundleOf(release),
    /** null: the page is sent unrendered, for the browser to render. Never rejects, never takes longer than its limit. */
    async render(wanted: Wanted): Promise<Content | null> {
      const bundle = bundleOf(wanted.release);
      const calls = bundle?.pages?.[wanted.path];
      if (!bundle || !calls || (wanted.hasQuery && bundle.queried?.includes(wanted.path))) return null;
      const leave = queue.enter();
      if (!leave) return null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isLate = false;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          isLate = true;
          resolve(null);
        }, configuration.renderLimit);
      });
      const rendering = renderContentPage(bundle.file, calls, wanted, () => isLate)
        .catch((error) => {
          onProblem(`The page ${wanted.path} could not be rendered: ${messageOf(error)}`);
          return null;
        })
        .finally(leave);
      return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
    },
    end: thread.end,
  };
}
