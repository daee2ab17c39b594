/** Whether somebody is in a dialog or a menu: a page that comes meanwhile takes the focus out of neither. */
export const isInOverlay = (focused: Element | null): boolean =>
  focused?.closest('dialog[open], [role=dialog], [role=alertdialog], [role=menu]') != null;
