import { paths } from '@tracking-console/platform';
import { Banner, TextLink } from '@tracking-console/ui';
import { useSettings } from '../../model/settings/useSettings.ts';
import { useText } from '../../useText.ts';

/** When shipments come into the archive by themselves, and where that is set. */
export function AutoArchiveRule() {
  const t = useText();
  const { autoArchiveDays: count } = useSettings().tracking;
  return (
    <Banner
      kind="info"
      text={count > 0 ? t('archived.rule.days', { count }) : t('archived.rule.off')}
      actions={<TextLink href={paths.buyer.settings()}>{t('archived.rule.change')}</TextLink>}
    />
  );
}
