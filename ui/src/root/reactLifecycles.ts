// The default: webpack's namespace of an external holds only the names that are used by name.
import React from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

/** What an application or a parcel is mounted with, as far as its root is concerned. */
interface MountProps {
  domElement: Element;
  platform: { reportBug: (cause: unknown) => void };
  /** A parcel has none: it is part of another application's page. */
  fail?: (cause: unknown) => void;
}

type CreateRoot = (element: Element, options: RootOptions) => Pick<Root, 'render' | 'unmount'>;

/**
 * The lifecycles of what React renders, in one place at a time. When no boundary catches an error, React leaves an empty
 * element and does not report it to the caller that mounted it: here a mount rejects at once, and a later error calls `fail`.
 */
export function reactLifecycles<Props extends object>(
  rootComponent: React.ComponentType<Props>,
  makeRoot: CreateRoot = createRoot,
) {
  /** Receives an error that escapes, once, while it is mounted or mounting. */
  let onError: ((cause: unknown) => void) | undefined;
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient: {
      createRoot: (element: Element) =>
        makeRoot(element, {
          onUncaughtError(cause) {
            const listener = onError;
            onError = undefined;
            listener?.(cause);
          },
        }),
    },
    rootComponent: rootComponent as never, // its props are what mount is given
    renderType: 'createRoot',
    // The roots of ours render the fallback of a crash.
    suppressComponentDidCatchWarning: true,
  });
  return {
    ...lifecycles,
    async mount(props: Props & MountProps) {
      const crashed = new Promise<never>((_, reject) => {
        onError = reject;
      });
      await Promise.race([lifecycles.mount(props as never), crashed]); // single-spa's own props are among them
      onError = props.fail ?? props.platform.reportBug;
    },
    async unmount(props: Props & MountProps) {
      const unmounting = lifecycles.unmount(props as never);
      if (onError) await unmounting;
      // React has emptied it, so single-spa-react cannot learn of its end; or it never mounted, for which unmounting throws.
      else unmounting.catch(() => {});
      onError = undefined;
    },
  };
}
