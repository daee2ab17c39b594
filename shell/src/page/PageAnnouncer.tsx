import { VisuallyHidden } from '@tracking-console/ui';
import { useEffect, useRef } from 'react';

/**
 * SA-16: says the page's name after a move, not at the first load, where the title does. It is written straight into the
 * element: a state would draw the frame a second time with every move.
 */
export function PageAnnouncer({ pathname, name }: { pathname: string; name: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || !element.current) return;
    shown.current = pathname;
    // What is the same as before is not read out again: both consoles have a dashboard.
    element.current.textContent = element.current.textContent === name ? `${name}\u00a0` : name;
  }, [pathname, name]);
  return <VisuallyHidden ref={element} aria-live="polite" data-announcer="" />;
}
