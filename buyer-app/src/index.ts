// The defaults: webpack's namespace of an external holds only the names that are used by name.
import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { App } from './App.tsx';
import type { ConsoleProps } from './console.ts';
import { addFeatures } from './features.ts';

/** Texts that take longer than this are waited for on the page instead. */
const TEXTS_DEADLINE = 3000;

const lifecycles = singleSpaReact<ConsoleProps>({
  React,
  ReactDOMClient,
  rootComponent: App,
  renderType: 'createRoot',
  // The app's own Root draws the fallback of a crash; whatever escapes it is the runtime's.
  suppressComponentDidCatchWarning: true,
});

let removeFeatures: (() => void) | undefined;

async function addOwnFeatures({ platform }: ConsoleProps) {
  removeFeatures = addFeatures(platform);
}

async function removeOwnFeatures() {
  removeFeatures?.();
  removeFeatures = undefined;
}

async function waitForTexts({ platform }: ConsoleProps) {
  const late = new Promise((resolve) => setTimeout(resolve, TEXTS_DEADLINE));
  await Promise.race([platform.languageReady.catch(() => undefined), late]);
}

export const bootstrap = lifecycles.bootstrap;
export const mount = [addOwnFeatures, waitForTexts, lifecycles.mount];
export const unmount = [lifecycles.unmount, removeOwnFeatures];
