// The default: webpack's namespace of an external holds only the names that are used by name.
import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { AccountProps } from './frame/AccountContext.ts';
import { AccountRoot } from './frame/AccountRoot.tsx';

export type Lifecycles = ReturnType<typeof lifecyclesOf>;

export function lifecyclesOf(Component: React.ComponentType) {
  const lifecycles = singleSpaReact<AccountProps>({
    React,
    ReactDOMClient,
    rootComponent: (props: AccountProps) => (
      <AccountRoot {...props}>
        <Component />
      </AccountRoot>
    ),
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true, // AccountRoot brings its own boundary
  });
  const mount: typeof lifecycles.mount = (props) => {
    props.platform.addEnglish('shared-account', () => import('./locales/en.json'));
    return lifecycles.mount(props);
  };
  return { ...lifecycles, mount };
}

/** A parcel of a page's file; each mount gets lifecycles of its own. */
export const parcelOf = (load: () => Promise<{ Component: React.ComponentType }>) => async () =>
  lifecyclesOf((await load()).Component);
