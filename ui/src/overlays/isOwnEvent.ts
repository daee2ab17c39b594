import type { SyntheticEvent } from 'react';

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [popover]';

/**
 * Whether an event happened in the element itself and not in a dialog or menu opened from inside it: React events
 * bubble through portals, and a popup is rendered inside the element that opened it.
 */
export function isOwnEvent({ target, currentTarget }: SyntheticEvent): boolean {
  const pressed = target as Element; // React passes only elements; one of a frame is no instance of this page's Element
  return currentTarget.contains(pressed) && pressed.closest(OVERLAY) === currentTarget.closest(OVERLAY);
}
