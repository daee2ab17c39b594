import { useLanguage } from '@tracking-console/app-kit';
import { Banner, formatNumber } from '@tracking-console/ui';
import type { AllFound } from '../model/useBulkWork.ts';
import { useText } from '../useText.ts';

/** What a question about all that the filters find adds to a dialog. */
export function AboutAll({ all }: { all: AllFound<unknown> | undefined }) {
  const t = useText();
  const total = formatNumber(all?.total ?? 0, useLanguage());
  if (!all) return null;
  return (
    <>
      {all.hasGrown && <Banner kind="warning" text={t('tracking.all.grown', { total })} />}
      <p>
        {t('tracking.all.chosen', { total })}. {t('tracking.all.note')}
      </p>
    </>
  );
}
