import { createPortal } from 'react-dom';
import { Loading } from '../feedback/Loading.tsx';
import { useRoot } from '../root/RootContext.ts';

/** Stands while a dialog's or drawer's widget is on its way. */
export function OverlayPlaceholder() {
  const { container } = useRoot();
  return createPortal(<Loading overlay="screen" />, container ?? document.body);
}
