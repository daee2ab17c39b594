import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { AccountProps } from './frame/AccountContext.ts';
import { AccountRoot } from './frame/AccountRoot.tsx';

/** A page's file. */
interface PageFile {
  Component: React.ComponentType;
}

export type Lifecycles = ReturnType<typeof lifecyclesOf>;

function lifecyclesOf(load: () => Promise<PageFile>) {
  return singleSpaReact<AccountProps>({
    React,
    ReactDOMClient,
    loadRootComponent: async () => {
      const { Component } = await load();
      return (props: AccountProps) => (
        <AccountRoot {...props}>
          <Component />
        </AccountRoot>
      );
    },
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true, // AccountRoot brings its own boundary
  });
}

/** Each mount gets lifecycles of its own, so that a page may be loaded again after it failed. */
export const parcelOf = (load: () => Promise<PageFile>) => async () => lifecyclesOf(load);

export const applicationOf = lifecyclesOf;
