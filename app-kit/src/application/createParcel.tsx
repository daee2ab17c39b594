import type { Platform } from '@tracking-console/platform';
import { reactLifecycles } from '@tracking-console/ui';
import { type ComponentType, Suspense } from 'react';
import type { Mounted } from './ApplicationContext.ts';
import { ApplicationRoot, ThemedRoot } from './ApplicationRoot.tsx';
import { addEnglish } from './addEnglish.ts';
import type { StoreFeature } from './definition.ts';
import { shareFeatures } from './storeFeatures.ts';

export interface ParcelDefinition {
  /** The namespace of its texts. */
  name: string;
  english: Parameters<Platform['addEnglish']>[1];
  Component: ComponentType;
  /** What the parcels of a module keep in the store while one of them is mounted: the same for each. */
  features?: readonly StoreFeature[];
  /** Nothing else on the page could show what a link leads to, so links load another page. */
  isAlone?: boolean;
}

export type ParcelLifecycles = ReturnType<typeof createParcel>;

/** The lifecycles of a React root without pages of its own: a parcel, the shell, the result of a payment. */
export function createParcel(definition: ParcelDefinition) {
  const lifecycles = reactLifecycles<Mounted>((mounted) => <ParcelView definition={definition} mounted={mounted} />);
  let removeFeatures: (() => Promise<void>) | undefined;
  const mount: typeof lifecycles.mount = async (props) => {
    addEnglish(props.platform, definition);
    await props.platform.languageReady;
    removeFeatures = definition.features && shareFeatures(props.platform, definition.features);
    return lifecycles.mount(props);
  };
  const unmount: typeof lifecycles.unmount = async (props) => {
    await lifecycles.unmount(props);
    await removeFeatures?.();
    removeFeatures = undefined;
  };
  return { ...lifecycles, mount, unmount };
}

interface ParcelViewProps {
  definition: ParcelDefinition;
  mounted: Mounted;
}

export function ParcelView({ definition: { name, Component, isAlone = false }, mounted }: ParcelViewProps) {
  return (
    <ApplicationRoot mounted={mounted} name={name}>
      <ThemedRoot {...(!isAlone && { onNavigate: mounted.platform.navigation.go })}>
        <Suspense>
          <Component />
        </Suspense>
      </ThemedRoot>
    </ApplicationRoot>
  );
}
