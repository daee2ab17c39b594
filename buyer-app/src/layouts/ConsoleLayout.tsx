import { PageFrame, useApplication } from '@tracking-console/app-kit';
import { whenQuiet } from '@tracking-console/platform';
import { loader, useLoaded } from '@tracking-console/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type KeyRegistry, KeyRegistryContext } from '../components/useShortcuts.ts';
import { UndoBar } from '../features/list/UndoBar.tsx';
import { CommandPalette } from '../features/shortcuts/CommandPalette.tsx';
import { ConsoleKeys } from '../features/shortcuts/ConsoleKeys.tsx';
import { useSettings } from '../model/settings/useSettings.ts';

/** Comes when the page stands: nobody waits for it. */
const taskTray = loader(async () =>
  import('../features/tasks/TaskTray.tsx').then(
    (part) => part.TaskTray,
    () => null, // the console is whole without it
  ),
);

/** What all pages of this console stand in. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [keys] = useState<KeyRegistry>(() => new Set());
  const layout = useRef<HTMLDivElement>(null);
  const { statusColours } = useSettings().display;
  useStatusColoursOfPopups(statusColours);
  const focusHeading = () => layout.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <PageFrame ref={layout} data-status-colours={statusColours}>
      <KeyRegistryContext value={keys}>
        {children}
        <ConsoleKeys />
        <CommandPalette />
      </KeyRegistryContext>
      <UndoBar onUndone={focusHeading} />
      <IdleTaskTray />
    </PageFrame>
  );
}

function IdleTaskTray() {
  const { platform } = useApplication();
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenQuiet(platform, () => setWanted(true)), [platform]);
  const TaskTray = useLoaded(taskTray, wanted);
  return wanted && TaskTray ? <TaskTray /> : null;
}

/** Dialogs and menus stand beside the page, not in it. */
function useStatusColoursOfPopups(colours: string) {
  const { popupElement } = useApplication();
  useEffect(() => popupElement?.setAttribute('data-status-colours', colours), [popupElement, colours]);
}
