import { useApplication } from '@tracking-console/app-kit';
import { selectPreferences, type Text, type Toast, toastDismissed } from '@tracking-console/platform';
import { IconButton, TextLink } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { toast as sonner, Toaster } from 'sonner';
import { useText } from '../../useText.ts';
import { useToastFocus } from './useToastFocus.ts';

/** The swipe of 20 px and the removal delay of 200 ms are sonner's own. */
const FIGURES = {
  duration: 4000,
  visibleToasts: 3,
  gap: 14,
  offset: 32,
  position: 'bottom-right',
  hotkey: ['altKey', 'KeyT'],
} as const;

/** Icons, colors and backgrounds are the same as in the shell's toasts. */
const ICONS = {
  success: <icons.CircleCheck size={18} />,
  info: <icons.Info size={18} />,
  warning: <icons.TriangleAlert size={18} />,
  error: <icons.CircleX size={18} />,
};
const HUES = { normal: 'blue', success: 'green', info: 'blue', warning: 'amber', error: 'red' };
const STYLE = {
  '--border-radius': 'var(--tc-radius)',
  fontFamily: 'inherit',
  ...Object.fromEntries(
    Object.entries(HUES).flatMap(([type, hue]) => [
      [`--${type}-bg`, `var(--tc-${hue}-ground)`],
      [`--${type}-text`, `var(--tc-${hue})`],
      [`--${type}-border`, `color-mix(in srgb, var(--tc-${hue}) 22%, transparent)`],
    ]),
  ),
} as CSSProperties; // React's type knows no custom properties

const SHOW = {
  success: sonner.success,
  info: sonner.info,
  warn: sonner.warning,
  failed: sonner.error,
  loading: sonner.loading,
  default: sonner.message,
} satisfies Record<Toast['type'], unknown>;

/**
 * Hands each toast of the queue to sonner, which keeps it from then on. It is rendered outside the console's own area
 * and stays mounted but inert while the console is hidden, so that a switch has nothing to render.
 */
export function SonnerToaster({ toasts }: { toasts: readonly Toast[] }) {
  const t = useText();
  const { theme } = useSelector(selectPreferences);
  const place = useRef<HTMLDivElement>(null);
  useToastFocus(place);
  useTaken(toasts, place);
  return createPortal(
    <div ref={place}>
      <Toaster
        {...FIGURES}
        richColors
        icons={ICONS}
        style={STYLE}
        hotkey={[...FIGURES.hotkey]}
        theme={theme}
        containerAriaLabel={t('toasts.label')}
      />
    </div>,
    document.body,
  );
}

function useTaken(toasts: readonly Toast[], place: RefObject<HTMLElement | null>) {
  const { visibility } = useApplication();
  const dispatch = useDispatch();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const toast of toasts) {
      show(toast);
      shown.current.add(toast.key);
      dispatch(toastDismissed(toast.key)); // removed from the queue, so that no other notifier shows it again
    }
  }, [toasts, dispatch]);
  useEffect(() => {
    const keys = shown.current;
    function leave() {
      for (const key of keys) sonner.dismiss(key);
      keys.clear();
    }
    function follow(isShown: boolean) {
      place.current?.toggleAttribute('inert', !isShown);
      if (!isShown && keys.size > 0) setTimeout(leave); // after sonner's own task, which adds what it was given just now
    }
    follow(visibility.isShown());
    const stopListening = visibility.onChange(follow);
    return () => {
      stopListening();
      leave();
    };
  }, [visibility, place]);
}

function show({ key, type, title, text, link, duration }: Toast) {
  const words = (
    <>
      <ToastText text={text} />{' '}
      {link && (
        <TextLink href={link.href}>
          <ToastText text={link.text} />
        </TextLink>
      )}
    </>
  );
  const said = (content: ReactNode) => (type === 'failed' ? <span role="alert">{content}</span> : content);
  SHOW[type](() => said(title ? <ToastText text={title} /> : words), {
    id: key,
    ...(title && { description: words }),
    ...(duration !== undefined && { duration }),
    action: <CloseButton toast={key} />,
  });
}

function ToastText({ text }: { text: Text }) {
  const { t } = useTranslation('platform');
  return 'plain' in text ? text.plain : t(text.key, text.values ?? {});
}

/** For users who cannot swipe. */
function CloseButton({ toast }: { toast: string }) {
  const t = useText();
  return (
    <span data-close="" style={{ marginInlineStart: 'auto' }}>
      <IconButton
        size="sm"
        icon={<icons.X size={16} />}
        label={t('action.close')}
        onClick={() => sonner.dismiss(toast)}
      />
    </span>
  );
}
