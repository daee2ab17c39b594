import { useEffect, useRef, useState } from 'react';
import { loader } from '../../antd/loader.ts';
import type { PaletteProps } from './OpenPalette.tsx';

const openPalette = loader(async () => (await import('./OpenPalette.tsx')).OpenPalette);

/** What can be done, found by typing. Its code is loaded when it is first opened; if that fails, the palette closes. */
export function Palette({ open, ...props }: PaletteProps & { open: boolean }) {
  const [, rerender] = useState(0);
  const close = useRef(props.onClose);
  useEffect(() => {
    close.current = props.onClose;
  });
  useEffect(() => {
    if (!open || openPalette.loaded()) return;
    let waiting = true;
    // Not worth the crash fallback: the page offers everything the palette does, and the next opening fetches again.
    openPalette.load().then(
      () => waiting && rerender((count) => count + 1),
      () => waiting && close.current(),
    );
    return () => {
      waiting = false;
    };
  }, [open]);
  const OpenPalette = openPalette.loaded();
  return open && OpenPalette ? <OpenPalette {...props} /> : null;
}
