import { watchSeals } from '../../../guard/alteredFiles.ts';
import { EMPTY_DOCUMENT } from '../../../guard/emptyDocument.ts';
import { guardSinks } from '../../../guard/guardSinks.ts';

const MIRRORED = ['lang', 'dir', 'data-theme'];

/**
 * Fills a new frame: a document of this origin that has the page's policy with its nonce, its language and its theme. It is
 * written, because a document that is only made stands in quirks mode. Answers with how to stop following the page.
 */
export function openFrameDocument(page: Document, frame: HTMLIFrameElement) {
  const owner = frame.contentDocument;
  if (!owner?.defaultView) throw new Error('The frame stands in no page.');
  guardSinks(owner.defaultView);
  owner.open();
  owner.write(EMPTY_DOCUMENT);
  owner.close();
  watchSeals(owner);
  owner.head.append(parentTarget(owner), nonceMark(page, owner));
  owner.documentElement.style.overflow = 'hidden'; // the page scrolls
  return { owner, view: owner.defaultView, stop: follow(page, owner, frame) };
}

/** A link that no router takes leads the whole page away. */
function parentTarget(owner: Document) {
  const base = owner.createElement('base');
  base.target = '_parent';
  return base;
}

/** Modules find the nonce of their scripts and styles at such an element. */
function nonceMark(page: Document, owner: Document) {
  const mark = owner.createElement('script');
  mark.type = 'application/json';
  mark.setAttribute('nonce', page.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '');
  return mark;
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
