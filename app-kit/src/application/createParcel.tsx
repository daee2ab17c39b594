import type { Platform } from '@tracking-console/platform';
import { reactLifecycles } from '@tracking-console/ui';
import { type ComponentType, Suspense } from 'react';
import type { Mounted } from './ApplicationContext.ts';
import { ApplicationRoot, ThemedRoot } from './ApplicationRoot.tsx';

export interface ParcelDefinition {
  /** The namespace of its texts. */
  name: string;
  english: Parameters<Platform['addEnglish']>[1];
  Component: ComponentType;
  /** Nothing else on the page could show what a link leads to, so links load another page. */
  isAlone?: boolean;
}

export type ParcelLifecycles = ReturnType<typeof createParcel>;

/** The lifecycles of a React root without pages of its own: a parcel, the shell, the result of a payment. */
export function createParcel(definition: ParcelDefinition) {
  const lifecycles = reactLifecycles<Mounted>((mounted) => <ParcelView definition={definition} mounted={mounted} />);
  const mount: typeof lifecycles.mount = async (props) => {
    props.platform.addEnglish(definition.name, definition.english);
    props.platform.addEnglish('app-kit', () => import(/* webpackChunkName: "app-kit-en" */ '../locales/en.json'));
    await props.platform.languageReady;
    return lifecycles.mount(props);
  };
  return { ...lifecycles, mount };
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
