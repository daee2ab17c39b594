import { TextLink } from '@tracking-console/ui';
import { Trans } from 'react-i18next/TransWithoutContext';
import { usePlatform } from '../PlatformContext.ts';
import { useSite } from '../page/useSite.ts';
import { useTexts } from '../page/useTexts.ts';

/** A text that names the terms and the privacy policy, with both names as links to the provider's site. */
export function PolicyText({ text }: { text: string }) {
  const { i18n } = usePlatform();
  const t = useTexts();
  const site = useSite();
  return (
    <Trans
      i18n={i18n}
      t={t}
      i18nKey={text}
      components={{
        terms: <TextLink href={site.terms} external />,
        privacy: <TextLink href={site.privacy} external />,
      }}
    />
  );
}
