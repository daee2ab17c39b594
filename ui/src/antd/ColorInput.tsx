import AntdColorPicker from 'antd/es/color-picker';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useButtonWiring } from '../fields/fieldContext.ts';
import { AntdProvider } from './AntdProvider.tsx';
import styles from './ColorInput.module.css';
import type { ColorFieldProps } from './widgetProps.ts';

export function ColorInput({ value, onValueChange, disabled = false, ...given }: ColorFieldProps) {
  const wiring = useButtonWiring(given);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' && key !== 'Enter') return;
    nativeEvent.stopImmediatePropagation();
    setOpen(false);
    button.current?.focus();
  };
  const name = () => given['aria-label'] ?? button.current?.labels[0]?.textContent ?? '';
  return (
    <AntdProvider>
      <AntdColorPicker
        value={value}
        onChange={(color) => onValueChange(color.toHexString())}
        open={open}
        onOpenChange={setOpen}
        disabledAlpha
        disabledFormat
        disabled={disabled}
        destroyOnHidden
        panelRender={(panel: ReactNode) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the fields in it
          <div ref={(element) => enter(element, name())} onKeyDown={close}>
            {panel}
          </div>
        )}
      >
        <button
          type="button"
          {...wiring}
          ref={button}
          aria-label={given['aria-label']}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          className={styles.button}
        >
          <span className={styles.swatch} style={{ background: value }} />
          {value.toUpperCase()}
        </button>
      </AntdColorPicker>
    </AntdProvider>
  );
}

/** The library leaves its sliders and inputs without a name and the focus outside. */
function enter(panel: HTMLElement | null, name: string) {
  for (const part of panel?.querySelectorAll('[role=slider], input') ?? []) part.setAttribute('aria-label', name);
  panel?.querySelector('input')?.focus();
}
