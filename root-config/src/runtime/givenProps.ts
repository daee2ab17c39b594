import { CONTRACT_VERSION, type DrawnByServer, type Visibility } from '@tracking-console/contract/applications';
import { mountRootParcel } from 'single-spa';
import type { ApplicationEntry } from '../applications.ts';
import { guardParcels } from './parcels.ts';
import type { RouterWindow } from './routing/routerWindow.ts';
import type { RuntimeServices } from './services.ts';
import type { Surface } from './surface/surface.ts';

interface Given {
  entry: ApplicationEntry;
  platform: RuntimeServices['platform'];
  surface: Surface;
  address: RouterWindow;
  visibility: Visibility;
  basePath: string;
  fail: (cause: unknown) => void;
  serverContent: DrawnByServer | undefined;
}

/** What an application is given besides single-spa's own props: ApplicationProps of the contract. */
export const givenProps = ({
  entry,
  platform,
  surface,
  address,
  visibility,
  basePath,
  fail,
  serverContent,
}: Given) => ({
  name: entry.name,
  mountParcel: guardParcels(mountRootParcel, {
    name: entry.name,
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
  basePath,
  fail,
  identity: entry.identity,
  ...(serverContent && { serverContent }),
});
