import {
  MAX_AUTO_ARCHIVE_DAYS,
  type TrackingSettings as Values,
} from '@tracking-console/contract/shipments/settingConstants';
import { LANGUAGES, languageName } from '@tracking-console/contract/values/languages';
import { FormField } from '@tracking-console/ui';
import { Checkbox, Select, TextField } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { CarrierDefaults, faultsOfDefaults } from './CarrierDefaults.tsx';
import { SectionCard } from './SectionCard.tsx';
import { useSection } from './useSection.ts';

/** The option "the account's": a select cannot have an empty value. */
const OWN = 'own';
/** Suggested when it is turned on. */
const USUAL_DAYS = 30;

/** What happens to shipments by itself. */
export function TrackingSettings() {
  const t = useText();
  const section = useSection('tracking');
  const { values, edit } = section;
  const invalid = !isDays(values.autoArchiveDays) || faultsOfDefaults(values).length > 0;
  return (
    <SectionCard title={t('settings.tracking.title')} section={section} invalid={invalid}>
      <AutoArchive days={values.autoArchiveDays} onChange={(autoArchiveDays) => edit({ autoArchiveDays })} />
      <FormField label={t('translate.label')} hint={t('settings.translate.hint')}>
        <Select
          value={values.translateTo || OWN}
          options={[
            { value: OWN, label: t('settings.translate.own') },
            ...LANGUAGES.map((language) => ({ value: language, label: languageName(language) })),
          ]}
          onValueChange={(language) => edit({ translateTo: language === OWN ? '' : language })}
        />
      </FormField>
      <CarrierDefaults values={values} onEdit={edit} />
    </SectionCard>
  );
}

const isDays = (days: Values['autoArchiveDays']) =>
  Number.isInteger(days) && days >= 0 && days <= MAX_AUTO_ARCHIVE_DAYS;

/** 0 is off; NaN is a field that is empty for the moment. */
function AutoArchive({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const t = useText();
  const on = days !== 0;
  return (
    <>
      <Checkbox checked={on} onChange={(event) => onChange(event.target.checked ? USUAL_DAYS : 0)}>
        {t('settings.archive.on')}
      </Checkbox>
      {on && (
        <FormField
          label={t('settings.archive.days')}
          hint={t('settings.archive.daysHint')}
          error={!isDays(days) && t('settings.archive.daysError')}
        >
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_AUTO_ARCHIVE_DAYS}
            value={Number.isNaN(days) ? '' : String(days)}
            // An empty field and a 0 wait for a number; off is the box above.
            onChange={(event) => onChange(Number(event.target.value) || Number.NaN)}
          />
        </FormField>
      )}
    </>
  );
}
