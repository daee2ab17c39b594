import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useRoot } from '../root/RootContext.ts';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Every link: a plain click on one of this origin goes to the Root's router; every other click stays the browser's. */
export function Anchor({ href, onClick, ...rest }: AnchorProps) {
  const { addressOf, onNavigate } = useRoot();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const link = event.currentTarget;
    if (!onNavigate || event.defaultPrevented || !isPlain(event)) return;
    if (link.origin !== location.origin || link.hasAttribute('download') || (link.target && link.target !== '_self'))
      return;
    event.preventDefault();
    onNavigate(link.pathname + link.search + link.hash);
  };
  return <a {...rest} href={addressOf?.(href) ?? href} onClick={follow} />;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
