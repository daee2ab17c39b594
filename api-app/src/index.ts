import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { App } from './App.tsx';
import { consoleApi } from './consoleApi.ts';
import type { Application } from './frame/ApplicationContext.ts';

const lifecycles = singleSpaReact<Application>({
  React,
  ReactDOMClient,
  rootComponent: App,
  renderType: 'createRoot',
  suppressComponentDidCatchWarning: true, // App brings its own boundary
});

let removeFeatures = () => {};

async function addFeatures({ platform }: Application) {
  const remove = platform.addFeature({
    reducers: { [consoleApi.reducerPath]: consoleApi.reducer },
    middleware: consoleApi.middleware,
  });
  removeFeatures = () => {
    platform.store.dispatch(consoleApi.util.resetApiState());
    remove();
  };
}

export const bootstrap = [lifecycles.bootstrap];
export const mount = [addFeatures, lifecycles.mount];
export const unmount = [lifecycles.unmount, async () => removeFeatures()];
