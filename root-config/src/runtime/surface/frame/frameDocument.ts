import { watchIntegrity } from '../../../guard/alteredFiles.ts';
import { EMPTY_DOCUMENT } from '../../../guard/emptyDocument.ts';
import { guardSinks } from '../../../guard/guardSinks.ts';

const MIRRORED = ['lang', 'dir', 'data-theme'];

/**
 * Fills a new frame: a document of this origin that has the page's policy with its nonce, its language and its theme. It is
 * written, because a document created by script is in quirks mode. `stop` ends following the page.
 */
export function openFrameDocument(page: Document, frame: HTMLIFrameElement) {
  const owner = frame.contentDocument;
  if (!owner?.defaultView) throw new Error('The frame is not in a page.');
  guardSinks(owner.defaultView);
  owner.open();
  owner.write(EMPTY_DOCUMENT);
  owner.close();
  watchIntegrity(owner);
  owner.head.append(parentTarget(owner), nonceElement(page, owner));
  owner.documentElement.style.overflow = 'hidden'; // the page scrolls
  return { owner, view: owner.defaultView, stop: follow(page, owner, frame) };
}

/** A link that no router handles navigates the whole page. */
function parentTarget(owner: Document) {
  const base = owner.createElement('base');
  base.target = '_parent';
  return base;
}

/** Modules read the nonce for their scripts and styles from such an element. */
function nonceElement(page: Document, owner: Document) {
  const element = owner.createElement('script');
  element.type = 'application/json';
  element.setAttribute('nonce', page.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '');
  return element;
}

function follow(page: Document, owner: Document, frame: HTMLIFrameElement) {
  const root = page.documentElement;
  const copy = () => {
    for (const name of MIRRORED) {
      const value = root.getAttribute(name);
      if (value === null) owner.documentElement.removeAttribute(name);
      else owner.documentElement.setAttribute(name, value);
    }
  };
  const rename = () => {
    frame.title = page.title;
    owner.title = page.title;
  };
  copy();
  rename();
  const attributes = new MutationObserver(copy);
  attributes.observe(root, { attributeFilter: MIRRORED });
  const title = new MutationObserver(rename);
  title.observe(page.head, { subtree: true, childList: true, characterData: true });
  return () => {
    attributes.disconnect();
    title.disconnect();
  };
}
