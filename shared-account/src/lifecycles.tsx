import { reactLifecycles } from '@tracking-console/ui';
import type React from 'react';
import type { AccountProps } from './frame/AccountContext.ts';
import { AccountRoot } from './frame/AccountRoot.tsx';

export type Lifecycles = ReturnType<typeof lifecyclesOf>;

export function lifecyclesOf(Component: React.ComponentType) {
  const lifecycles = reactLifecycles<AccountProps>((props) => (
    <AccountRoot {...props}>
      <Component />
    </AccountRoot>
  ));
  const mount: typeof lifecycles.mount = (props) => {
    props.platform.addEnglish('shared-account', () => import('./locales/en.json'));
    return lifecycles.mount(props);
  };
  return { ...lifecycles, mount };
}

/** A parcel of a page's file; each mount gets lifecycles of its own. */
export const parcelOf = (load: () => Promise<{ Component: React.ComponentType }>) => async () =>
  lifecyclesOf((await load()).Component);
