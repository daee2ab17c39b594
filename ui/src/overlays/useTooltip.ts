import { type FocusEvent, useEffect, useState } from 'react';

interface TooltipOptions {
  delay: number;
  disabled: boolean;
}

/** Opens after `delay` of pointing or at once on keyboard focus; Escape, a press and leaving close it. */
export function useTooltip({ delay, disabled }: TooltipOptions) {
  const [pointed, setPointed] = useState(false);
  const [open, setOpen] = useState(false);
  const close = () => {
    setPointed(false);
    setOpen(false);
  };
  // Pointing counts only while there is something to show, so that a tooltip that gets enabled waits as well.
  useEffect(() => {
    if (disabled) return setOpen(false);
    if (!pointed) return;
    const timer = setTimeout(() => setOpen(true), delay);
    return () => clearTimeout(timer);
  }, [pointed, disabled, delay]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const listeners = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: FocusEvent) => {
      if (!disabled && event.target.matches(':focus-visible')) setOpen(true);
    },
    onBlur: close,
  };
  return { open, listeners };
}
