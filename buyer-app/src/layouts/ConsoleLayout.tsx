import {
  ConsoleKeys,
  IdlePart,
  type KeyRegistry,
  KeyRegistryContext,
  PageFrame,
  useApplication,
} from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { loader } from '@tracking-console/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SourceNotice } from '../components/SourceNotice.tsx';
import { UndoBar } from '../features/list/UndoBar.tsx';
import { BuyerPalette } from '../features/shortcuts/BuyerPalette.tsx';
import { KEYS } from '../features/shortcuts/keys.ts';
import { useSettings } from '../model/settings/useSettings.ts';

/** Loaded after the page has rendered. */
const taskTray = loader(async () =>
  import('../features/tasks/TaskTray.tsx').then(
    (part) => part.TaskTray,
    () => null, // the console is whole without it
  ),
);

/** Wraps all pages of this console. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [keys] = useState<KeyRegistry>(() => new Set());
  const layout = useRef<HTMLDivElement>(null);
  const { statusColours } = useSettings().display;
  useStatusColoursOfPopups(statusColours);
  const focusHeading = () => layout.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <PageFrame ref={layout} data-status-colours={statusColours}>
      <KeyRegistryContext value={keys}>
        <SourceNotice />
        {children}
        <ConsoleKeys dashboard={paths.buyer.dashboard()} list={paths.buyer.shipments()} keys={KEYS} />
        <BuyerPalette />
      </KeyRegistryContext>
      <UndoBar onUndone={focusHeading} />
      <IdlePart load={taskTray} />
    </PageFrame>
  );
}

/** Dialogs and menus are rendered beside the page, not in it. */
function useStatusColoursOfPopups(colours: string) {
  const { popupElement } = useApplication();
  useEffect(() => popupElement?.setAttribute('data-status-colours', colours), [popupElement, colours]);
}
