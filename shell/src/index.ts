import { createParcel } from '@tracking-console/app-kit';
import type { ApplicationProps } from '@tracking-console/contract/page/applications';
import { type Platform, shellStarted } from '@tracking-console/platform';
import './frame/frame.css';
import { definition } from './definition.ts';

const shell = createParcel(definition);

/** The profile is fetched before anything renders. */
async function fetchProfile({ platform }: ApplicationProps<Platform>) {
  platform.store.dispatch(shellStarted());
}

export const bootstrap = [fetchProfile, shell.bootstrap];
export const mount = [shell.mount];
export const unmount = [shell.unmount];
