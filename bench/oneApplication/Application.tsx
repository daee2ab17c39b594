import type { Platform } from '@tracking-console/platform';
import { useCallback } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ApplicationRoot, ThemedRoot } from '../../app-kit/src/application/ApplicationRoot.tsx';
import { mountedIn } from './Frame.tsx';

interface ApplicationProps {
  platform: Platform;
  router: ReturnType<typeof createBrowserRouter>;
}

/** One tree with one store, one theme and one router for the shell's frame and both consoles. */
export function Application({ platform, router }: ApplicationProps) {
  const go = useCallback((path: string) => void router.navigate(path), [router]);
  return (
    <ApplicationRoot name="shell" mounted={mountedIn(null, platform)}>
      <ThemedRoot onNavigate={go}>
        <RouterProvider router={router} />
      </ThemedRoot>
    </ApplicationRoot>
  );
}
