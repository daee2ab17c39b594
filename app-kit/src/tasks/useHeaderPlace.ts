import { useEffect, useState } from 'react';
import { useApplication } from '../application/ApplicationContext.ts';

const CONTAINER = 'task_list_container';

/**
 * An element of this console's in the shell's header. The shell takes it out while the console is hidden and brings
 * it back; what React renders into it stays whole meanwhile. null as long as nothing is `wanted` there.
 */
export function useHeaderPlace(wanted: boolean): HTMLElement | null {
  const { platform, visibility } = useApplication();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const element = document.createElement('div');
    const stand = () => {
      if (!visibility.isShown()) return element.remove();
      const container = document.getElementById(CONTAINER);
      if (!container || element.parentElement === container) return;
      container.append(element);
      // The shell empties the container when it changes hands, which may come after this console is shown.
      emptied.observe(container, { childList: true });
    };
    const emptied = new MutationObserver(stand);
    const stops = [
      visibility.onChange((shown) => {
        if (!shown) emptied.disconnect();
        stand();
      }),
      // The shell may come later than the console.
      platform.store.subscribe(() => element.parentElement === null && stand()),
    ];
    stand();
    setPlace(element);
    return () => {
      emptied.disconnect();
      for (const stop of stops) stop();
      element.remove();
      setPlace(null);
    };
  }, [wanted, platform, visibility]);
  return place;
}
