import { usePlatform } from '@tracking-console/app-kit';
import { afterFrame } from '@tracking-console/platform';
import { VisuallyHidden } from '@tracking-console/ui';
import { useEffect, useState } from 'react';
import { usePage } from './PageContext.ts';

/** The page's name and the brand in the title. Announces the name after a navigation; at the first load the title does that. */
export function PageName() {
  const { brand } = usePlatform().configuration;
  const { pathname, name } = usePage();
  const title = name ? `${name} · ${brand}` : brand;
  useEffect(() => {
    let isCurrent = true;
    // Each change costs a message to the browser's main process, so it waits until the page is painted.
    void afterFrame().then(() => {
      if (isCurrent) document.title = title;
    });
    return () => {
      isCurrent = false;
    };
  }, [title]);
  const [announced, setAnnounced] = useState({ pathname, text: '' });
  // An unchanged name is not read out again: both consoles have a dashboard.
  if (announced.pathname !== pathname)
    setAnnounced({ pathname, text: announced.text === name ? `${name}\u00a0` : name });
  return (
    <VisuallyHidden aria-live="polite" data-announcer="">
      {announced.text}
    </VisuallyHidden>
  );
}
