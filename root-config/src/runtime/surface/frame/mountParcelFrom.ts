import { mountRootParcel } from 'single-spa';
import type { MountParcel } from '../surface.ts';

/**
 * Mounts parcels into a frame. A parcel is a module of the page, and its library asks whether it was given an element of
 * the page's window, so it gets one of these inside the element of the frame.
 */
export function mountParcelFrom(page: Document): MountParcel {
  const places = new WeakMap<Element, HTMLElement>();
  const placeIn = (element: HTMLElement) => {
    const place = places.get(element) ?? page.createElement('div');
    places.set(element, place);
    element.append(place);
    return place;
  };
  return (config, props) => mountRootParcel(config, { ...props, domElement: placeIn(props.domElement) });
}
