import type { ApplicationProps } from '@tracking-console/contract/applications';
import { type Platform, shellStarted } from '@tracking-console/platform';
// The defaults: webpack's namespace of an external holds only the names that are used by name.
import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import './frame/frame.css';
import { Shell } from './Shell.tsx';

type ShellProps = ApplicationProps<Platform>;

const lifecycles = singleSpaReact<ShellProps>({
  React,
  ReactDOMClient,
  rootComponent: Shell,
  renderType: 'createRoot',
  // The shell's own Root draws the fallback of a crash; whatever escapes it is the runtime's.
  suppressComponentDidCatchWarning: true,
});

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
