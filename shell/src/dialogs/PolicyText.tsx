import { usePlatform } from '@tracking-console/app-kit';
import { TextLink } from '@tracking-console/ui';
import type { TFunction } from 'i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { useSite } from '../page/useSite.ts';
import { useText } from '../useText.ts';

/** A text that names the terms and the privacy policy, with both names as links to the provider's site. */
export function PolicyText({ text }: { text: string }) {
  const { i18n } = usePlatform();
  const t = useText();
  const site = useSite();
  return (
    <Trans
      i18n={i18n}
      t={t as unknown as TFunction} // it is i18next's own
      i18nKey={text}
      components={{
        terms: <TextLink href={site.terms} external />,
        privacy: <TextLink href={site.privacy} external />,
      }}
    />
  );
}
