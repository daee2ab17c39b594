import { whenQuiet } from '@tracking-console/platform';
import { Loading, loader, useLoaded } from '@tracking-console/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import styles from './ConsoleLayout.module.css';
import { useConsole } from './console.ts';
import { UndoBar } from './features/shipments/list/UndoBar.tsx';
import { useSettings } from './settings/useSettings.ts';
import { CommandPalette } from './shortcuts/CommandPalette.tsx';
import { ConsoleKeys } from './shortcuts/ConsoleKeys.tsx';
import { type KeyRegistry, KeyRegistryContext } from './shortcuts/keyRegistry.ts';

/** Comes when the page stands: nobody waits for it. */
const taskTray = loader(async () =>
  import('./features/shipments/tasks/TaskTray.tsx').then(
    (part) => part.TaskTray,
    () => null, // the console is whole without it
  ),
);

/** RT-7: a page that is there sooner shows no indicator. */
const INDICATOR = 200;

/** What all pages of this console stand in. */
export function ConsoleLayout() {
  const late = useLate(useNavigation().state !== 'idle');
  const [keys] = useState<KeyRegistry>(() => new Set());
  const layout = useRef<HTMLDivElement>(null);
  const { statusColours } = useSettings().display;
  useStatusColoursOfPopups(statusColours);
  const focusHeading = () => layout.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <div ref={layout} className={styles.layout} data-status-colours={statusColours}>
      <KeyRegistryContext value={keys}>
        <Outlet />
        <ConsoleKeys />
        <CommandPalette />
      </KeyRegistryContext>
      {late && <Loading overlay="area" />}
      <UndoBar onUndone={focusHeading} />
      <IdleTaskTray />
    </div>
  );
}

function IdleTaskTray() {
  const { platform } = useConsole();
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenQuiet(platform, () => setWanted(true)), [platform]);
  const TaskTray = useLoaded(taskTray, wanted);
  return wanted && TaskTray ? <TaskTray /> : null;
}

/** Stands while the first page is on its way. */
export function FirstPageLoading() {
  return <div className={styles.layout}>{useLate(true) && <Loading overlay="area" />}</div>;
}

/** Dialogs and menus stand beside the page, not in it. */
function useStatusColoursOfPopups(colours: string) {
  const { popupElement } = useConsole();
  useEffect(() => popupElement?.setAttribute('data-status-colours', colours), [popupElement, colours]);
}

function useLate(waiting: boolean) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), INDICATOR);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
