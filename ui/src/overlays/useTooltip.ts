import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Opens after `delay` of pointing or at once on keyboard focus; Escape, a press and leaving close it. */
export function useTooltip(delay: number) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const listeners = {
    onPointerEnter: () => {
      timer.current = setTimeout(() => setOpen(true), delay);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setOpen(true);
    },
    onBlur: close,
  };
  return { open, listeners };
}
