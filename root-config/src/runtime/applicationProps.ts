import { CONTRACT_VERSION } from '@tracking-console/contract/page/applications';
import { mountRootParcel } from 'single-spa';
import type { ApplicationEntry } from '../applications.ts';
import { guardParcels } from './parcels.ts';
import { basePathOf, type Presence } from './presence.ts';
import type { RuntimeServices } from './services.ts';

interface PropsOptions {
  entry: ApplicationEntry;
  services: RuntimeServices;
  presence: Presence;
  fail: (cause: unknown) => void;
}

/** An application's props besides single-spa's own: ApplicationProps of the contract. */
export function createProps({ entry, services, presence, fail }: PropsOptions) {
  const { name, identity } = entry;
  const { platform } = services;
  const { surface, address, visibility, serverContent } = presence;
  return {
    name,
    mountParcel: guardParcels(mountRootParcel, {
      name,
      page: surface.container.ownerDocument,
      forget: () => surface.loader.forget(),
      report: platform.reportBug,
    }),
    contractVersion: CONTRACT_VERSION,
    platform,
    domElement: surface.parts.root,
    popupElement: surface.parts.popups,
    routerWindow: address.window,
    visibility,
    basePath: basePathOf(entry),
    fail,
    identity,
    ...(serverContent && { serverContent }),
  };
}
