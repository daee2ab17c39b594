import { createCache, StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { type ReactNode, useEffect, useState } from 'react';
import { useRoot } from '../root/RootContext.ts';
import { antdTheme } from './antdTheme.ts';
import { antdLocales } from './locales.ts';
import { useReducedMotion, useResolvedTheme } from './useResolvedTheme.ts';

/** The component library's settings, made from the Root's, around one of its widgets. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { language, theme, container } = useRoot();
  const resolved = useResolvedTheme(theme);
  const pace = useReducedMotion() ? 'still' : 'moving';
  const locale = useAntdLocale(language);
  const home = styleHomeOf(container);
  return (
    <StyleProvider layer {...(home && { container: home, cache: cacheOf(home) })}>
      <ConfigProvider
        theme={themes[pace][resolved]}
        direction="ltr"
        csp={{ nonce: pageNonce() }}
        // Always one: a provider that comes later would mount the widget again, without what was typed.
        locale={namedAsShown(locale ?? english)}
        {...(container && { getPopupContainer: () => container })}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** The styles the widgets write carry it. */
const pageNonce = () => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

const themes = {
  moving: { light: antdTheme('light', true), dark: antdTheme('dark', true) },
  still: { light: antdTheme('light', false), dark: antdTheme('dark', false) },
};

/** Where the widgets' styles belong when it is not this page's head: a shadow root, or the head of a frame. */
function styleHomeOf(container: Node | undefined): ShadowRoot | HTMLElement | undefined {
  const root = container?.getRootNode();
  if (root instanceof ShadowRoot) return root;
  const owner = container?.ownerDocument;
  return owner && owner !== document ? owner.head : undefined;
}

// A cache remembers which styles are in place, so each of those places has its own.
const caches = new WeakMap<Node, ReturnType<typeof createCache>>();
function cacheOf(home: Node) {
  const cache = caches.get(home) ?? createCache();
  caches.set(home, cache);
  return cache;
}

// A locale of its own identity each time would render every widget again.
const named = new WeakMap<Locale, Locale>();

/** The calendar's month and year buttons are named by the text they show, which their labels would leave out. */
function namedAsShown(locale: Locale): Locale {
  const known = named.get(locale);
  if (known || !locale.DatePicker) return known ?? locale;
  const lang = { ...locale.DatePicker.lang, monthSelect: '', yearSelect: '' };
  const renamed = { ...locale, DatePicker: { ...locale.DatePicker, lang } };
  named.set(locale, renamed);
  return renamed;
}

function useAntdLocale(language: string): Locale | undefined {
  const entry = antdLocales[language];
  const [locale, setLocale] = useState(() => entry?.loaded());
  useEffect(() => {
    let wanted = true;
    const show = (loaded: Locale | undefined) => wanted && setLocale(loaded);
    // Without its file the widget stays English rather than failing.
    if (entry) entry.load().then(show, () => show(undefined));
    else show(undefined);
    return () => {
      wanted = false;
    };
  }, [entry]);
  return locale;
}
