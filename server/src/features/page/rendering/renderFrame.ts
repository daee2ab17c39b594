import { MODULES } from '@tracking-console/contract/page/applications';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { ServerFrame } from '@tracking-console/contract/page/serverContent';
import type { Configuration } from '../../../config.ts';
import { escapeHtml } from '../../../documents/html.ts';
import { messageOf } from '../../../http/errors/describeError.ts';
import type { Release } from '../../releases/modules/importMaps.ts';
import { createBundles } from './bundles.ts';
import type { RenderThread } from './renderThread.ts';
import { textFiles } from './textFiles.ts';
import { within } from './within.ts';

/** The menu and the header of a page, until the shell has mounted. */
export interface Frame {
  markup: string;
  styles: string;
}

export interface WantedFrame extends Pick<ServerFrame, 'path' | 'identity' | 'isSidebarOpen' | 'person' | 'mode'> {
  release: Release;
  page: PageConfiguration;
}

interface Given {
  configuration: Pick<Configuration, 'distDir' | 'renderLimit'>;
  thread: RenderThread;
  onProblem: (message: string) => void;
}

/** Placeholders for the customer's name and email in a frame, so that it is rendered once for all customers. */
const BLANKS = { nickname: '{{nickname}}', email: '{{email}}' };
const MAX_FRAMES = 500;

export function createFrameRenderer({ configuration, thread, onProblem }: Given) {
  const { distDir } = configuration;
  const bundles = createBundles({ distDir, module: MODULES.shell, thread, onProblem });
  const rendered = new Map<string, Promise<Frame | null>>();

  /** Null until the release's bundle is ready, and where it cannot be rendered. */
  async function renderBlank({ release, page, path, identity, isSidebarOpen, person, mode }: WantedFrame) {
    const bundle = bundles.of(release);
    if (!bundle?.pages) return null;
    const blank = { nickname: person.nickname && BLANKS.nickname, email: person.email && BLANKS.email };
    const { brand, site, applications, avatars, languages } = page;
    // Rights are only about the release page, which is not a console's.
    const shown = { brand, site, applications, avatars, rights: { release: false, override: false, finance: false } };
    const language = languages.initial;
    const frame = { path, language, identity, isSidebarOpen, person: blank, mode, configuration: shown };
    const key = JSON.stringify([release.id, frame]);
    const known = rendered.get(key);
    if (known) return known;
    const rendering = thread
      .render(bundle.file, { ...frame, textFiles: textFiles(distDir, languages) })
      .then(({ markup, styles }) => (markup === undefined || styles === undefined ? null : { markup, styles }))
      .catch((error) => {
        rendered.delete(key);
        onProblem(`The frame of ${path} could not be rendered: ${messageOf(error)}`);
        return null;
      });
    rendered.set(key, rendering);
    if (rendered.size > MAX_FRAMES) rendered.delete(String(rendered.keys().next().value));
    return rendering;
  }

  return {
    prepare: bundles.prepare,
    /** null: the page is sent without. Never rejects, never takes longer than its limit. */
    async render(wanted: WantedFrame): Promise<Frame | null> {
      const frame = await within(configuration.renderLimit, renderBlank(wanted));
      return frame && { ...frame, markup: fill(frame.markup, wanted.person) };
    },
  };
}

/** In one pass, so that a name that contains a placeholder is shown as it is. */
const fill = (markup: string, person: ServerFrame['person']) =>
  markup.replace(/\{\{(nickname|email)\}\}/g, (_, blank: keyof ServerFrame['person']) => escapeHtml(person[blank]));
