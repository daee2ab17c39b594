import { mirrorStyles } from '../mirrorStyles.ts';
import { placeContainer, placeParts, type Surface, type SurfaceOptions } from '../surface.ts';
import { openFrameDocument } from './frameDocument.ts';
import { frameLoader } from './frameLoader.ts';
import { followHeight, watchSeenPart } from './frameSize.ts';
import { joinEvents } from './joinEvents.ts';
import { keepFocus } from './keepFocus.ts';

/** In a frame of this origin: a window of the application's own, and nothing else of its own. */
export function frameSurface(options: SurfaceOptions): Surface {
  const { page, loader, onError } = options;
  const container = placeContainer(options);
  const frame = createFrame(page);
  container.append(frame);
  const { owner, view, stop } = openFrameDocument(page, frame);
  // Made by the page, whose libraries ask whether they are elements of this window.
  const content = page.createElement('div');
  content.style.display = 'flow-root'; // margins of what it holds belong to its height
  const parts = placeParts(page, ({ root, popups }) => {
    content.append(root);
    owner.body.append(content, popups);
  });
  keepFocus(frame, owner);
  const seen = watchSeenPart({ page, frame, content });
  const isShown = () => container.dataset.visibility === 'shown' && !container.hidden;
  const stops = [
    stop,
    seen.stop,
    mirrorStyles(page, owner.head),
    followHeight({ page, frame, content }, seen.look),
    joinEvents({ document: page, door: container }, { document: owner, door: owner.body }, isShown),
    tellErrors(view, onError),
  ];
  const remove = () => {
    for (const stop of stops) stop();
    container.remove();
  };
  return { container, parts, loader: frameLoader(loader, owner), remove };
}

/** Never shorter than the area it stands in, so that popups have room in it. */
function createFrame(page: Document): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  const minHeight = 'calc(100vh - var(--shell-header, 0px))';
  Object.assign(frame.style, { display: 'block', width: '100%', minHeight, border: '0' });
  return frame;
}

/** The page's own listeners hear of nothing that is thrown in another window. */
function tellErrors(view: Window, onError: (error: unknown) => void) {
  const onUncaught = ({ error, message }: ErrorEvent) => onError(error ?? new Error(message));
  const onRejected = ({ reason }: PromiseRejectionEvent) => onError(reason);
  view.addEventListener('error', onUncaught);
  view.addEventListener('unhandledrejection', onRejected);
  return () => {
    view.removeEventListener('error', onUncaught);
    view.removeEventListener('unhandledrejection', onRejected);
  };
}
