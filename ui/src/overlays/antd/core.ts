// The component library's core. Each widget hangs below it as a chunk of its own, which webpack then leaves the core out of.
import './AntdProvider.tsx';

export const loadDialog = async () => (await import('./DialogWindow.tsx')).DialogWindow;
export const loadDrawer = async () => (await import('./DrawerWindow.tsx')).DrawerWindow;
export const loadSearchSelect = async () => (await import('./SearchSelect.tsx')).SearchSelect;
