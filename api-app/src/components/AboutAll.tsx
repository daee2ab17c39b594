import { useLanguage } from '@tracking-console/app-kit';
import { Banner, formatNumber } from '@tracking-console/ui';
import type { AllFound } from '../model/useBulkWork.ts';
import { useText } from '../useText.ts';

/** The part of a dialog for an action on everything that matches the filters. */
export function AboutAll({ all }: { all: AllFound<unknown> | undefined }) {
  const t = useText();
  const total = formatNumber(all?.total ?? 0, useLanguage());
  if (!all) return null;
  return (
    <>
      {all.hasGrown && <GrownWarning total={all.total} />}
      <p>
        {t('tracking.all.chosen', { total })}. {t('tracking.all.note')}
      </p>
    </>
  );
}

/** Warns that more rows match by now than the user was shown. */
export function GrownWarning({ total }: { total: number }) {
  const t = useText();
  return <Banner kind="warning" text={t('tracking.all.grown', { total: formatNumber(total, useLanguage()) })} />;
}
