import type { ReactNode } from 'react';
import { loader, useLoaded } from './loader.ts';
import { OverlayPlaceholder } from './OverlayPlaceholder.tsx';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Pixels; the drawer takes the whole window where that is smaller. */
  width?: number;
  /** Stand in the header, before the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  side?: 'right' | 'left';
  children: ReactNode;
}

const drawerWindow = loader(async () => (await import('./antd/core.ts')).loadDrawer());
export const prefetchDrawer = drawerWindow.load;

export function Drawer(props: DrawerProps) {
  const Loaded = useLoaded(drawerWindow, props.open);
  if (Loaded) return <Loaded {...props} />;
  return props.open ? <OverlayPlaceholder /> : null;
}
