import { useLanguage } from '@tracking-console/app-kit';
import { AddDialog, type NumbersDraft } from '@tracking-console/app-kit/later';
import { TRANSLATION_COST } from '@tracking-console/contract/api/trackingConstants';
import { paths } from '@tracking-console/platform';
import { formatNumber } from '@tracking-console/ui';
import { useState } from 'react';
import { useSettings } from '../../model/settingsQueries.ts';
import { useText } from '../../useText.ts';
import { TranslationField } from './TranslationField.tsx';
import { useQuotaQuery } from './trackingQueries.ts';
import { type Translation, useAdding } from './useAdding.ts';

/** The dialog goes through that many numbers at a time, in calls of 40. */
const MAX_NUMBERS = 1000;

interface RegisterDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Registers numbers and shows the cost; rejected numbers stay in the field, each with its reason. */
export function RegisterDialog({ open, onClose }: RegisterDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { translate_to, translation_mode } = useSettings();
  const usual = translation_mode === 'Denied' ? '' : translate_to;
  const [chosen, setLang] = useState<string>();
  const lang = chosen ?? usual;
  const { data: quota } = useQuotaQuery(undefined, { skip: !open });
  const cost = ({ ready }: Pick<NumbersDraft, 'ready'>) => {
    if (ready === 0) return undefined;
    const used = quota
      ? t('tracking.register.quota', {
          used: formatNumber(ready, language),
          remain: formatNumber(quota.quota_remain, language),
        })
      : t('tracking.register.cost', { count: ready });
    return lang
      ? `${used} ${t('tracking.register.translation', { extra: formatNumber(ready * TRANSLATION_COST, language) })}`
      : used;
  };
  return (
    <AddDialog
      open={open}
      onClose={onClose}
      title={t('tracking.register.title')}
      submitText={(count) => (count === 0 ? t('tracking.register.action') : t('tracking.register.confirm', { count }))}
      name="tracking.register"
      calls={useAdding(translationOf(lang, usual))}
      limit={MAX_NUMBERS}
      hrefOf={({ number }) => paths.api.tracking({ number })}
      note={cost}
      options={<TranslationField value={lang} onChange={setLang} />}
    />
  );
}

/** Without a language nothing is translated; this is only sent if the settings would translate. */
function translationOf(lang: string, usual: string): Translation {
  if (lang) return { lang };
  return usual ? { translation_mode: 'Denied' } : {};
}
