import { afterFrame } from '@tracking-console/platform';
import { VisuallyHidden } from '@tracking-console/ui';
import { useEffect, useRef } from 'react';
import { usePlatform } from '../PlatformContext.ts';

/**
 * SH-3: the page's name and the brand in the title, once the page can be seen, as nobody waits for it. SA-16: says the name
 * after a move, not at the first load, where the title does. It is written straight into the element: a state would draw the
 * frame a second time with every move.
 */
export function PageName({ pathname, name }: { pathname: string; name: string }) {
  const { brand } = usePlatform().configuration;
  const element = useRef<HTMLSpanElement>(null);
  const told = useRef(pathname);
  useEffect(() => {
    let isCurrent = true;
    void afterFrame().then(() => {
      if (isCurrent) document.title = name ? `${name} · ${brand}` : brand;
    });
    if (told.current !== pathname && element.current) {
      told.current = pathname;
      // What is the same as before is not read out again: both consoles have a dashboard.
      element.current.textContent = element.current.textContent === name ? `${name}\u00a0` : name;
    }
    return () => {
      isCurrent = false;
    };
  }, [pathname, name, brand]);
  return <VisuallyHidden ref={element} aria-live="polite" data-announcer="" />;
}
