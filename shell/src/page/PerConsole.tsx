import { IDENTITIES, type Identity } from '@tracking-console/contract/statuses';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { PageContext, useFramedPages } from './PageContext.ts';
import styles from './PerConsole.module.css';
import { writeText } from './writeText.ts';

interface PerConsoleProps {
  /** Of each console's part, which fills the positioned element around it, and is `hidden` while the other console is shown. */
  className: string | undefined;
  children: ReactNode;
}

/**
 * MN-6: its children once for each console that stands, about that console's page. As the console that was left stays in the
 * page, so does its part of the frame, as it was; a switch changes which of the two is hidden, and draws nothing.
 */
export function PerConsole({ className, children }: PerConsoleProps) {
  const { pages } = useFramedPages();
  return IDENTITIES.map((identity) => {
    const page = pages[identity];
    return (
      page && (
        <PageContext key={identity} value={page}>
          <Part identity={identity} className={className}>
            {children}
          </Part>
        </PageContext>
      )
    );
  });
}

function Part({ identity, className, children }: PerConsoleProps & { identity: Identity }) {
  const element = useRef<HTMLDivElement>(null);
  useShownConsole(
    useCallback(
      (shown) => {
        if (element.current) element.current.hidden = shown !== identity;
      },
      [identity],
    ),
  );
  return (
    <div ref={element} className={`${styles.part} ${className}`}>
      {children}
    </div>
  );
}

/** One of two texts, by the console that is shown. It is written straight into the element, so that a switch draws nothing. */
export function TextPerConsole({ BUYER, API }: Readonly<Record<Identity, string>>) {
  const element = useRef<HTMLSpanElement>(null);
  useShownConsole(
    useCallback(
      (shown) => {
        if (element.current) writeText(element.current, shown === 'BUYER' ? BUYER : API);
      },
      [BUYER, API],
    ),
  );
  return <span ref={element} />;
}

/** Calls `mark` with the console that is shown, before it is painted: now and after each switch. `mark` stays the same function. */
function useShownConsole(mark: (shown: Identity) => void) {
  const { addresses } = useFramedPages();
  useLayoutEffect(() => {
    let marked: Identity | undefined;
    const look = () => {
      const shown = addresses.shown();
      if (shown === marked) return;
      marked = shown;
      mark(shown);
    };
    look();
    return addresses.onChange(look);
  }, [addresses, mark]);
}
