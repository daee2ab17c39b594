import { CONTRACT_VERSION } from '@tracking-console/contract/applications';
import { hasIdentity, type Platform, type State, selectProfile } from '@tracking-console/platform';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { ApplicationContext } from '../../api-app/src/frame/ApplicationContext.ts';
import { PageFrame } from '../../api-app/src/frame/PageFrame.tsx';
import { Notifier } from '../../api-app/src/toasts/Notifier.tsx';
import { ConsoleLayout } from '../../buyer-app/src/ConsoleLayout.tsx';
import { ConsoleContext } from '../../buyer-app/src/console.ts';
import { Texts } from '../../buyer-app/src/Texts.tsx';
import { AccountContext } from '../../shared-account/src/frame/AccountContext.ts';
import { Frame as ShellFrame } from '../../shell/src/Frame.tsx';
import '../../shell/src/frame/frame.css';
import { PlatformContext } from '../../shell/src/PlatformContext.ts';

type Identity = 'BUYER' | 'API';

/** The page's two elements, drawn anew inside the one tree. */
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
      <ConsoleContext value={useGiven('BUYER')}>
        <Texts>
          <ConsoleLayout />
        </Texts>
      </ConsoleContext>
    </Guarded>
  );
}

export function ApiConsole() {
  return (
    <Guarded name="api-app" identity="API">
      <ApplicationContext value={useGiven('API')}>
        <PageFrame />
        <Notifier />
      </ApplicationContext>
    </Guarded>
  );
}

/** Around the account pages of either console. */
export function Account({ identity }: { identity: Identity }) {
  return (
    <AccountContext value={useGiven(identity)}>
      <Outlet />
    </AccountContext>
  );
}

/** Content waits for the profile and for the identity it belongs to. */
function Guarded({ name, identity, children }: { name: string; identity: Identity; children: ReactNode }) {
  const allowed = useSelector((state: State) => selectProfile(state) !== null && hasIdentity(identity)(state));
  if (!allowed) return null;
  return (
    <div className="application" data-application={name} data-visibility="shown">
      {children}
    </div>
  );
}

const alwaysShown = { isShown: () => true, onChange: () => () => {} };

function mountParcel(): never {
  throw new Error('One application has no parcels.');
}

/** What the runtime gives a console. */
function useGiven(identity: Identity) {
  return GIVEN.get(identity, usePlatform());
}

function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('There is no platform around this.');
  return platform;
}

/** The same object at each drawing, as the runtime's. */
const GIVEN = {
  known: new Map<Identity, ReturnType<typeof given>>(),
  get(identity: Identity, platform: Platform) {
    const found = this.known.get(identity) ?? given(identity, platform);
    this.known.set(identity, found);
    return found;
  },
};

function given(identity: Identity, platform: Platform) {
  return {
    contractVersion: CONTRACT_VERSION,
    platform,
    domElement: document.body,
    popupElement: document.body,
    routerWindow: window,
    visibility: alwaysShown,
    fail: platform.reportBug,
    basePath: identity === 'BUYER' ? '/buyer' : '/api',
    identity,
    mountParcel,
  };
}
