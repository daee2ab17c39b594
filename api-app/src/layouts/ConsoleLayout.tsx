import {
  CONSOLE_KEYS,
  CommandPalette,
  ConsoleKeys,
  IdlePart,
  type KeyRegistry,
  KeyRegistryContext,
  PageFrame,
  useSharedText,
} from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { loader } from '@tracking-console/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SourceNotice } from '../components/SourceNotice.tsx';
import { useKeyChanges } from '../model/useKeyChanges.ts';
import { useText } from '../useText.ts';
import { DataModeBar } from './DataModeBar.tsx';
import { useDataMode } from './useDataMode.ts';

const { api } = paths;

/** Loaded after the first screen is rendered. */
const taskTray = loader(async () =>
  import('../features/tasks/TaskTray.tsx').then(
    (part) => part.TaskTray,
    () => null, // the console works without it
  ),
);

/** The layout of all pages of this console. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [keys] = useState<KeyRegistry>(() => new Set());
  useKeyChanges();
  const { mode, hasBoth, isReady, choose } = useDataMode();
  return (
    <PageFrame>
      <KeyRegistryContext value={keys}>
        <SourceNotice />
        {hasBoth && <DataModeBar mode={mode} onChoose={choose} />}
        {isReady && children}
        <ConsoleKeys dashboard={api.dashboard()} list={api.tracking()} keys={CONSOLE_KEYS} />
        <ApiPalette />
      </KeyRegistryContext>
      <IdlePart load={taskTray} />
    </PageFrame>
  );
}

/** The palette, with the API console's pages and registering. */
function ApiPalette() {
  const t = useText();
  const shared = useSharedText();
  const navigate = useNavigate();
  const register = () => void navigate(api.tracking({ register: '1' }));
  return (
    <CommandPalette
      identity="API"
      pages={[
        { path: api.dashboard(), title: shared('menu.dashboard'), shortcut: 'g d' },
        { path: api.tracking(), title: shared('menu.tracking'), shortcut: 'g t' },
        { path: api.taskCenter(), title: shared('menu.taskCenter') },
        { path: api.authorizations(), title: shared('menu.authorizations') },
        { path: api.settings(), title: shared('menu.settings') },
      ]}
      commands={[{ id: 'register', label: t('tracking.register.action'), onChoose: register }]}
    />
  );
}
