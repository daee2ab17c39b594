// The defaults: webpack's namespace of an external holds only the names that are used by name.
import React, { type ComponentType } from 'react';
import ReactDOMClient, { type Root, type RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

/** What an application or a parcel is mounted with, as far as its root is concerned. */
interface MountProps {
  domElement: Element;
  /** A parcel has none: it is part of somebody's page. */
  fail?: (cause: unknown) => void;
}

type CreateRoot = (element: Element, options: RootOptions) => Pick<Root, 'render' | 'unmount'>;

/**
 * The lifecycles of what React draws. Of what no boundary catches React leaves an empty element and tells nobody who mounted
 * it: here a mount rejects for it at once, and what stood by then tells by `fail`.
 */
export function reactLifecycles<Props extends object>(
  rootComponent: ComponentType<Props>,
  createRoot: CreateRoot = ReactDOMClient.createRoot,
) {
  const escaped = new WeakMap<Element, (cause: unknown) => void>();
  const emptied = new WeakSet<Element>();
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient: {
      createRoot: (element: Element) =>
        createRoot(element, {
          onUncaughtError(cause) {
            emptied.add(element);
            escaped.get(element)?.(cause);
          },
        }),
    },
    rootComponent: rootComponent as never, // its props are what mount is given
    renderType: 'createRoot',
    // The roots of ours draw the fallback of a crash.
    suppressComponentDidCatchWarning: true,
  });
  return {
    ...lifecycles,
    async mount(props: Props & MountProps) {
      const { domElement, fail = throwAlone } = props;
      emptied.delete(domElement);
      const crashed = new Promise<never>((_, reject) => escaped.set(domElement, reject));
      await Promise.race([lifecycles.mount(props as never), crashed]); // single-spa's own props are among them
      escaped.set(domElement, fail);
    },
    async unmount(props: Props & MountProps) {
      const unmounting = lifecycles.unmount(props as never);
      // Of what React has emptied nothing is left that would tell single-spa-react of its end.
      if (!emptied.has(props.domElement)) await unmounting;
    },
  };
}

/** As React does it by itself: for the page's own listener. */
function throwAlone(cause: unknown) {
  setTimeout(() => {
    throw cause;
  });
}
