import { PAGE_CONFIGURATION_ID, type PageConfiguration } from '@tracking-console/contract/page/page';
import { FRAME_STYLES_ID, SERVER_CONTENT_ID, SERVER_STYLES_ID } from '@tracking-console/contract/page/serverContent';
import type { ImportMap } from '@tracking-console/contract/releases/releases';
import { escapeHtml, type Html, html, jsonForScript, trusted } from '../../documents/html.ts';
import { textsOf } from '../../documents/texts.ts';
import type { BuiltFiles } from './builtFiles.ts';
import type { Preload } from './preloads.ts';
import type { Content } from './rendering/renderContent.ts';
import type { Frame } from './rendering/renderFrame.ts';

export interface Page {
  nonce: string;
  map: ImportMap;
  files: BuiltFiles;
  preloads: Preload[];
  configuration: PageConfiguration;
  look: { theme: string; frame: string };
  /** The page as the server has rendered it, and the frame around it. */
  content?: Content;
  frame?: Frame;
}

/** Fills root-config's template in one pass, so that nothing filled in is filled in again. */
export function renderPage(page: Page): string {
  const { nonce, configuration, look, content, frame } = page;
  const { template, loader } = page.files;
  const { t } = textsOf(configuration.languages.initial);
  const parts: Record<string, string> = {
    '<!--import-map-->': importMap(page).markup,
    '<!--preload-->': preloadHints(page).markup,
    '<!--configuration-->': configurationElement(configuration).markup,
    '<!--loader-->': `<script nonce="${nonce}">${loader}</script>`,
    ...contentParts(content, nonce),
    '<!--frame-->': frame?.markup ?? '',
    '<!--frame-style-->': frame ? frameStyles(frame, nonce).markup : '',
    '{{nonce}}': nonce,
    '{{theme}}': look.theme,
    '{{frame}}': content || (frame && template.includes('<!--frame-->')) ? frameMarks(look.frame, content) : '',
    '{{language}}': configuration.languages.initial,
    '{{title}}': escapeHtml(configuration.brand),
    '{{loading}}': escapeHtml(t('page.loading')),
    '{{failed}}': escapeHtml(t('page.failed')),
    '{{retry}}': escapeHtml(t('action.retry')),
  };
  return template.replace(/<!--[a-z-]+-->|\{\{\w+\}\}/g, (found) => parts[found] ?? found);
}

/** Whether there is room for the frame, and whether the page is rendered in it already. */
const frameMarks = (frame: string, content?: Content) => ` data-frame="${frame}"${content ? ' data-rendered' : ''}`;

const frameStyles = ({ styles }: Frame, nonce: string) =>
  html`<style nonce="${nonce}" id="${FRAME_STYLES_ID}">${trusted(styles)}</style>`;

/** Places the markup where the application finds it, in elements like those the runtime makes. */
function contentParts(content: Content | undefined, nonce: string): Record<string, string> {
  if (!content) return { '<!--content-->': '', '<!--content-style-->': '', '<!--content-data-->': '' };
  const { markup, styles, data } = content;
  const container = html`<div class="application" data-application="${data.application}" data-visibility="shown"><div class="application-root">${trusted(markup)}</div><div class="application-popups"></div></div>`;
  return {
    '<!--content-->': container.markup,
    '<!--content-style-->': html`<style nonce="${nonce}" id="${SERVER_STYLES_ID}">${trusted(styles)}</style>`.markup,
    '<!--content-data-->':
      html`<script type="application/json" id="${SERVER_CONTENT_ID}">${jsonForScript(data)}</script>`.markup,
  };
}

function importMap({ map, nonce }: Page): Html {
  return html`<script type="systemjs-importmap" nonce="${nonce}">${jsonForScript(map)}</script>`;
}

function configurationElement(configuration: PageConfiguration): Html {
  return html`<script type="application/json" id="${PAGE_CONFIGURATION_ID}">${jsonForScript(configuration)}</script>`;
}

function preloadHints({ preloads, configuration: { languages } }: Page): Html {
  const scripts = preloads.map(
    ({ url, integrity }) => html`<link rel="preload" as="script" href="${url}" integrity="${integrity}">`,
  );
  const bundle = `${languages.folder}${languages.initial}.${languages.hashes[languages.initial]}.json`;
  return html`${scripts}<link rel="preload" as="fetch" href="${bundle}" crossorigin="anonymous">`;
}
