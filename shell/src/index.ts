import type { ApplicationProps } from '@tracking-console/contract/applications';
import { type Platform, shellStarted } from '@tracking-console/platform';
import { reactLifecycles } from '@tracking-console/ui';
import './frame/frame.css';
import { Shell } from './Shell.tsx';

type ShellProps = ApplicationProps<Platform>;

const lifecycles = reactLifecycles<ShellProps>(Shell);

/** ID-1: the profile is asked for before anything is drawn. */
async function askForProfile({ platform }: ShellProps) {
  platform.store.dispatch(shellStarted());
}

async function waitForTexts({ platform }: ShellProps) {
  platform.addEnglish('shell', () => import('./locales/en.json'));
  await platform.languageReady;
}

export const bootstrap = [askForProfile, lifecycles.bootstrap];
export const mount = [waitForTexts, lifecycles.mount];
export const unmount = [lifecycles.unmount];
