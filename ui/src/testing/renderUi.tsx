import { type RenderOptions, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import english from '../locales/en.json';
import chinese from '../locales/zh-cn.json';
import { Root, type RootProps } from '../root/Root.tsx';

/** Renders inside a Root, with the blocks' own texts loaded. */
export async function renderUi(ui: ReactElement, root: Partial<RootProps> = {}, options: RenderOptions = {}) {
  const { language = 'en' } = root;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    lowerCaseLng: true,
    defaultNS: 'ui',
    keySeparator: false,
    resources: { en: { ui: english }, 'zh-cn': { ui: chinese } },
  });
  return render(ui, {
    ...options,
    wrapper: ({ children }) => (
      <Root theme="light" {...root} language={language}>
        {children}
      </Root>
    ),
  });
}
