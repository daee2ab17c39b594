import { usePlatform } from '@tracking-console/app-kit';
import { CONTRACT_VERSION } from '@tracking-console/contract/page/applications';
import { hasIdentity, type Platform, type State, selectProfile } from '@tracking-console/platform';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { Notifier } from '../../api-app/src/features/toasts/Notifier.tsx';
import { ApplicationRoot } from '../../app-kit/src/application/ApplicationRoot.tsx';
import { PageFrame, PageOutlet } from '../../app-kit/src/pages/PageFrame.tsx';
import { ConsoleLayout } from '../../buyer-app/src/layouts/ConsoleLayout.tsx';
import { Frame as ShellFrame } from '../../shell/src/Frame.tsx';
import '../../shell/src/frame/frame.css';

type Identity = 'BUYER' | 'API';

/** The page's two elements, inside the one tree. */
export function Frame() {
  return (
    <>
      <div id="shell">
        <ShellFrame />
      </div>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

export function BuyerConsole() {
  return (
    <Guarded name="buyer-app" identity="BUYER">
      <ConsoleLayout>
        <PageOutlet />
      </ConsoleLayout>
    </Guarded>
  );
}

export function ApiConsole() {
  return (
    <Guarded name="api-app" identity="API">
      <PageFrame>
        <PageOutlet />
      </PageFrame>
      <Notifier />
    </Guarded>
  );
}

/** Around the account pages of either console. */
export function Account({ identity }: { identity: Identity }) {
  return (
    <ApplicationRoot name="shared-account" mounted={useMountedIn(identity)}>
      <Outlet />
    </ApplicationRoot>
  );
}

interface GuardedProps {
  name: string;
  identity: Identity;
  children: ReactNode;
}

/** Content waits for the profile and for the identity it belongs to. */
function Guarded({ name, identity, children }: GuardedProps) {
  const mounted = useMountedIn(identity);
  const allowed = useSelector((state: State) => selectProfile(state) !== null && hasIdentity(identity)(state));
  if (!allowed) return null;
  return (
    <div className="application" data-application={name} data-visibility="shown">
      <ApplicationRoot name={name} mounted={mounted}>
        {children}
      </ApplicationRoot>
    </div>
  );
}

const alwaysShown = { isShown: () => true, onChange: () => () => {} };

function mountParcel(): never {
  throw new Error('One application has no parcels.');
}

/** What the runtime gives a console: the same object at each render, as the runtime's. */
function useMountedIn(identity: Identity) {
  const platform = usePlatform();
  const known = mounted.get(identity) ?? mountedIn(identity, platform);
  mounted.set(identity, known);
  return known;
}

const mounted = new Map<Identity, ReturnType<typeof mountedIn>>();

export function mountedIn(identity: Identity | null, platform: Platform) {
  return {
    contractVersion: CONTRACT_VERSION,
    platform,
    domElement: document.body,
    popupElement: document.body,
    routerWindow: window,
    visibility: alwaysShown,
    fail: platform.reportBug,
    basePath: identity === 'API' ? '/api' : '/buyer',
    identity,
    mountParcel,
  };
}
