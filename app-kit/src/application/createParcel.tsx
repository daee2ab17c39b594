import type { Platform } from '@tracking-console/platform';
import { reactLifecycles } from '@tracking-console/ui';
import { type ComponentType, Suspense } from 'react';
import { type Mounted, useMounted } from './ApplicationContext.ts';
import { ApplicationRoot, ThemedRoot } from './ApplicationRoot.tsx';

interface ParcelDefinition {
  /** The namespace of its texts. */
  name: string;
  english: Parameters<Platform['addEnglish']>[1];
  Component: ComponentType;
}

export type ParcelLifecycles = ReturnType<typeof createParcel>;

/** The lifecycles of a React root without pages of its own: a parcel, the shell, the result of a payment. */
export function createParcel({ name, english, Component }: ParcelDefinition) {
  const lifecycles = reactLifecycles<Mounted>(({ platform, identity, basePath, popupElement, visibility }) => (
    <ApplicationRoot mounted={{ platform, identity, basePath, popupElement, visibility }} name={name}>
      <LinkedRoot>
        <Component />
      </LinkedRoot>
    </ApplicationRoot>
  ));
  const mount: typeof lifecycles.mount = async (props) => {
    props.platform.addEnglish(name, english);
    await props.platform.languageReady;
    return lifecycles.mount(props);
  };
  return { ...lifecycles, mount };
}

function LinkedRoot({ children }: { children: React.ReactNode }) {
  const { platform, identity } = useMounted();
  // Outside the consoles the page has nothing that a link could lead to.
  return (
    <ThemedRoot {...(identity && { onNavigate: platform.navigation.go })}>
      <Suspense>{children}</Suspense>
    </ThemedRoot>
  );
}
