import { VisuallyHidden } from '@tracking-console/ui';
import { useEffect, useRef, useState } from 'react';

/** SA-16: says the page's name after a move, not at the first load, where the title does. */
export function PageAnnouncer({ pathname, name }: { pathname: string; name: string }) {
  const [said, say] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What is the same as before is not read out again: both consoles have a dashboard.
    say((before) => (before === name ? `${name}\u00a0` : name));
  }, [pathname, name]);
  return (
    <VisuallyHidden aria-live="polite" data-announcer="">
      {said}
    </VisuallyHidden>
  );
}
