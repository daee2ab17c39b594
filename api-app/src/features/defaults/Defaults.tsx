import { useKitText } from '@tracking-console/app-kit';
import {
  LeaveGuard,
  LoadFailed,
  OWN_ZONE,
  SectionCard,
  useDefaultZone,
  useZoneOptions,
} from '@tracking-console/app-kit/later';
import {
  type ApiSettings,
  EDD_SOURCES,
  type EddSource,
  MAX_REMINDER,
  MAX_STOP_DAYS,
  TRANSLATION_MODES,
  type TranslationMode,
} from '@tracking-console/contract/api/apiSettingConstants';
import { LANGUAGES, languageName } from '@tracking-console/contract/values/languages';
import { Banner, Card, FormField, Skeleton } from '@tracking-console/ui';
import { Checkbox, Select, TextField } from '@tracking-console/ui/later';
import { useGetSettingsQuery } from '../../model/settingsQueries.ts';
import { useText } from '../../useText.ts';
import { CarrierPriority } from './CarrierPriority.tsx';
import styles from './defaults.module.css';
import { useDefaults } from './useDefaults.ts';

/** A select takes an empty value for none that is chosen. */
const NO_LANGUAGE = 'none';

/** The settings of every shipment whose call does not set its own. */
export function Defaults() {
  const kit = useKitText();
  const { data, isError, refetch } = useGetSettingsQuery();
  if (data) return <DefaultsForm saved={data} />;
  return (
    <Card busy={!isError}>
      {isError ? <LoadFailed title={kit('fetchFailed.title')} onRetry={refetch} /> : <Skeleton rows={8} />}
    </Card>
  );
}

function DefaultsForm({ saved }: { saved: ApiSettings }) {
  const t = useText();
  const { values, changed, phase, isConflict, edit, save, discard } = useDefaults(saved);
  const isDays = isWithin(values.auto_stop_days, 1, MAX_STOP_DAYS);
  const isReminder = isWithin(values.quota_reminder, 0, MAX_REMINDER);
  return (
    <div className={styles.page}>
      <SectionCard
        title={t('settings.tab.defaults')}
        description={t('defaults.text')}
        section={{ changed, phase, save, discard }}
        invalid={!isDays || !isReminder}
      >
        {isConflict && <Banner kind="warning" text={t('defaults.conflict')} />}
        <Translation values={values} onEdit={edit} />
        <Checkbox checked={values.auto_detection} onChange={(event) => edit({ auto_detection: event.target.checked })}>
          {t('defaults.detection')}
        </Checkbox>
        <CarrierPriority
          carriers={values.carrier_priority}
          onChange={(carrier_priority) => edit({ carrier_priority })}
        />
        <FormField label={t('shipments.fact.estimate')}>
          <Select
            value={values.edd}
            options={EDD_SOURCES.map((value) => ({
              value,
              label: t(value === 'None' ? 'defaults.none' : `defaults.edd.${value}`),
            }))}
            onValueChange={(edd) => edit({ edd: edd as EddSource })} // one of the options
          />
        </FormField>
        <NumberSetting
          label={t('defaults.stop.label')}
          hint={t('defaults.stop.hint', { most: MAX_STOP_DAYS })}
          invalid={!isDays}
          value={values.auto_stop_days}
          onChange={(auto_stop_days) => edit({ auto_stop_days })}
        />
        <NumberSetting
          label={t('defaults.reminder.label')}
          hint={t('defaults.reminder.hint')}
          invalid={!isReminder}
          value={values.quota_reminder}
          onChange={(quota_reminder) => edit({ quota_reminder })}
        />
        <FormField label={t('zone.label')}>
          <Select
            searchable
            value={values.time_zone || OWN_ZONE}
            options={useZoneOptions(values.time_zone, useDefaultZone())}
            onValueChange={(zone) => edit({ time_zone: zone === OWN_ZONE ? '' : zone })}
          />
        </FormField>
      </SectionCard>
      <LeaveGuard changed={changed} onDiscard={discard} />
    </div>
  );
}

interface FieldsProps {
  values: ApiSettings;
  onEdit: (change: Partial<ApiSettings>) => void;
}

function Translation({ values, onEdit }: FieldsProps) {
  const t = useText();
  return (
    <>
      <FormField label={t('translate.label')} hint={t('defaults.translate.hint')}>
        <Select
          value={values.translate_to || NO_LANGUAGE}
          options={[
            { value: NO_LANGUAGE, label: t('defaults.none') },
            ...LANGUAGES.map((language) => ({ value: language, label: languageName(language) })),
          ]}
          onValueChange={(language) => onEdit({ translate_to: language === NO_LANGUAGE ? '' : language })}
        />
      </FormField>
      <FormField label={t('defaults.mode.label')}>
        <Select
          value={values.translation_mode}
          options={TRANSLATION_MODES.map((mode) => ({ value: mode, label: t(`defaults.mode.${mode}`) }))}
          onValueChange={(mode) => onEdit({ translation_mode: mode as TranslationMode })} // one of the options
        />
      </FormField>
    </>
  );
}

interface NumberSettingProps {
  label: string;
  hint: string;
  invalid: boolean;
  /** -1: the field is empty for the moment. */
  value: number;
  onChange: (value: number) => void;
}

function NumberSetting({ label, hint, invalid, value, onChange }: NumberSettingProps) {
  return (
    <FormField label={label} hint={hint} error={invalid && hint}>
      <TextField
        type="number"
        inputMode="numeric"
        min={0}
        value={value < 0 ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? -1 : Number(target.value))}
      />
    </FormField>
  );
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
