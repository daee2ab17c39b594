import type { MouseEvent } from 'react';
import { useRoot } from '../root/RootContext.ts';

type LinkClick = (event: MouseEvent<HTMLAnchorElement>) => void;

/** A plain click on a link of this origin goes to the Root's router; every other click stays the browser's. */
export function useLink(onClick: LinkClick | undefined): LinkClick {
  const { onNavigate } = useRoot();
  return (event) => {
    onClick?.(event);
    const link = event.currentTarget;
    if (!onNavigate || event.defaultPrevented || !isPlain(event)) return;
    if (link.origin !== location.origin || link.hasAttribute('download') || (link.target && link.target !== '_self'))
      return;
    event.preventDefault();
    onNavigate(link.pathname + link.search + link.hash);
  };
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
