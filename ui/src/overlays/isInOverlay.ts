/** Whether the focus is in a dialog or a menu: a new page leaves it there. */
export const isInOverlay = (focused: Element | null): boolean =>
  focused?.closest('dialog[open], [role=dialog], [role=alertdialog], [role=menu]') != null;
