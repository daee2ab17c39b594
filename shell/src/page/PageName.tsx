import { usePlatform } from '@tracking-console/app-kit';
import { afterFrame } from '@tracking-console/platform';
import { VisuallyHidden } from '@tracking-console/ui';
import { useCallback, useRef } from 'react';
import { type Page, useEachPage } from './PageContext.ts';
import { writeText } from './writeText.ts';

/**
 * SH-3: the page's name and the brand in the title, once the page can be seen, as nobody waits for it. SA-16: says the name
 * after a move, not at the first load, where the title does. It is written straight into the element: a state would draw the
 * frame a second time with every move.
 */
export function PageName() {
  const { brand } = usePlatform().configuration;
  const element = useRef<HTMLSpanElement>(null);
  const current = useRef<Page>(null);
  const tell = useCallback(
    (page: Page) => {
      const before = current.current;
      const { pathname, name } = page;
      current.current = page;
      void afterFrame().then(() => {
        const title = name ? `${name} · ${brand}` : brand;
        // Each time it is set, the browser's own process is told.
        if (current.current === page && document.title !== title) document.title = title;
      });
      if (!before || before.pathname === pathname || !element.current) return;
      // What is the same as before is not read out again: both consoles have a dashboard.
      writeText(element.current, element.current.textContent === name ? `${name}\u00a0` : name);
    },
    [brand],
  );
  useEachPage(tell);
  return <VisuallyHidden ref={element} aria-live="polite" data-announcer="" />;
}
