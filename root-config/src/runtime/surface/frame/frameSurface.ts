import { mirrorStyles } from '../mirrorStyles.ts';
import { placeContainer, placeParts, type Surface, type SurfaceOptions } from '../surface.ts';
import { openFrameDocument } from './frameDocument.ts';
import { frameLoader } from './frameLoader.ts';
import { followHeight, followViewport } from './frameSize.ts';
import { joinEvents } from './joinEvents.ts';
import { keepFocus } from './keepFocus.ts';

/** In a frame of this origin: the application has its own window, but shares everything else with the page. */
export function frameSurface(options: SurfaceOptions): Surface {
  const { page, loader, onError } = options;
  const container = placeContainer(options);
  const frame = createFrame(page);
  container.append(frame);
  const { owner, view, stop } = openFrameDocument(page, frame);
  // Created by the page, because its libraries check for elements of its window.
  const content = page.createElement('div');
  content.style.display = 'flow-root'; // includes the margins of its content in its height
  const parts = placeParts(page, ({ root, popups }) => {
    content.append(root);
    owner.body.append(content, popups);
  });
  keepFocus(frame, owner);
  const viewport = followViewport({ page, frame, content });
  const isShown = () => container.dataset.visibility === 'shown' && !container.hidden;
  const stops = [
    stop,
    viewport.stop,
    mirrorStyles(page, owner.head),
    followHeight({ page, frame, content }, viewport.update),
    joinEvents({ document: page, target: container }, { document: owner, target: owner.body }, isShown),
    forwardErrors(view, onError),
  ];
  const remove = () => {
    for (const stop of stops) stop();
    container.remove();
  };
  return { container, parts, loader: frameLoader(loader, owner), remove };
}

/** At least as tall as the page's area, so that popups have room in it. */
function createFrame(page: Document): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  const minHeight = 'calc(100vh - var(--shell-header, 0px))';
  Object.assign(frame.style, { display: 'block', width: '100%', minHeight, border: '0' });
  return frame;
}

/** The page's own listeners do not get errors of another window. */
function forwardErrors(view: Window, onError: (error: unknown) => void) {
  const onUncaught = ({ error, message }: ErrorEvent) => onError(error ?? new Error(message));
  const onRejected = ({ reason }: PromiseRejectionEvent) => onError(reason);
  view.addEventListener('error', onUncaught);
  view.addEventListener('unhandledrejection', onRejected);
  return () => {
    view.removeEventListener('error', onUncaught);
    view.removeEventListener('unhandledrejection', onRejected);
  };
}
