import { icons } from '@tracking-console/ui/later';
import type { TaskActionName } from './useTaskActions.ts';

/** Looked up while rendering: ui's later part may not be there yet when this file is loaded. */
export function ActionIcon({ name, size }: { name: TaskActionName; size: number }) {
  const Icon = {
    result: icons.Download,
    error: icons.Download,
    retry: icons.RotateCcw,
    duplicate: icons.Copy,
    cancel: icons.X,
    delete: icons.Trash2,
  }[name];
  return <Icon size={size} />;
}
