import { frameSurface } from './frame/frameSurface.ts';
import { inlineLoader } from './inlineLoader.ts';
import { mirrorStyles } from './mirrorStyles.ts';
import { placeContainer, placeParts, type Surface, type SurfaceOptions } from './surface.ts';

/** The surface for an application's options. A frame isolates more than a shadow root, so it needs none inside. */
export function createSurface(options: SurfaceOptions): Surface {
  const { iframe, inline, shadowDOM } = options.entry.options;
  if (iframe) return frameSurface(options);
  const loader = inline ? inlineLoader(options.loader, options.page) : options.loader;
  return shadowDOM ? shadowSurface({ ...options, loader }) : plainSurface({ ...options, loader });
}

/** Directly in the page. */
function plainSurface(options: SurfaceOptions): Surface {
  const { page, loader, markup } = options;
  const container = markup?.container ?? placeContainer(options);
  const parts = placeParts(page, ({ root, popups }) => container.append(root, popups), markup);
  return { container, parts, loader, remove: () => container.remove() };
}

/** In the page, but styles and ids of the two do not mix; the styles of the page's modules are copied in. */
function shadowSurface(options: SurfaceOptions): Surface {
  const { page, loader } = options;
  const container = placeContainer(options);
  const shadow = container.attachShadow({ mode: 'open' });
  const parts = placeParts(page, ({ root, popups }) => shadow.append(root, popups));
  const stopMirror = mirrorStyles(page, shadow);
  const remove = () => {
    stopMirror();
    container.remove();
  };
  return { container, parts, loader, remove };
}
