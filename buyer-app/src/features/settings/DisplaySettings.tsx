import { OWN_ZONE, useDefaultZone, useZoneOptions } from '@tracking-console/app-kit/later';
import {
  DATE_FORMATS,
  type DateFormat,
  DEFAULT_VIEWS,
  type DefaultView,
  STATUS_COLOURS,
  type StatusColours,
} from '@tracking-console/contract/shipments/settingConstants';
import { PAGE_SIZES } from '@tracking-console/contract/shipments/shipmentConstants';
import { FormField } from '@tracking-console/ui';
import { Select, useTimeFormat } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { SectionCard } from './SectionCard.tsx';
import { StatusColourSample } from './StatusColourSample.tsx';
import { viewText } from './settingLabels.ts';
import { useSection } from './useSection.ts';

/** How things are shown. Saved, it holds on every page at once. */
export function DisplaySettings() {
  const t = useText();
  const section = useSection('display');
  const { timeZone, dateFormat, statusColours, defaultView, pageSize } = section.values;
  const edit = section.edit;
  return (
    <SectionCard title={t('settings.display.title')} section={section}>
      <FormField label={t('zone.label')} hint={t('settings.zone.hint')}>
        <Select
          searchable
          value={timeZone || OWN_ZONE}
          options={useZoneOptions(timeZone, useDefaultZone())}
          onValueChange={(zone) => edit({ timeZone: zone === OWN_ZONE ? '' : zone })}
        />
      </FormField>
      <FormField label={t('settings.dateFormat.label')}>
        <Select
          value={dateFormat}
          options={useDateOptions()}
          onValueChange={(format) => edit({ dateFormat: format as DateFormat })} // one of the options, as below
        />
      </FormField>
      <FormField
        label={t('settings.colours.label')}
        hint={
          <>
            {t(`settings.colours.${statusColours}Hint`)}
            <StatusColourSample colours={statusColours} />
          </>
        }
      >
        <Select
          value={statusColours}
          options={STATUS_COLOURS.map((name) => ({ value: name, label: t(`settings.colours.${name}`) }))}
          onValueChange={(name) => edit({ statusColours: name as StatusColours })}
        />
      </FormField>
      <FormField label={t('settings.view.label')} hint={t('settings.view.hint')}>
        <Select
          value={defaultView}
          options={DEFAULT_VIEWS.map((view) => ({ value: view, label: viewText(view, t) }))}
          onValueChange={(view) => edit({ defaultView: view as DefaultView })}
        />
      </FormField>
      <FormField label={t('settings.pageSize.label')}>
        <Select
          value={String(pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onValueChange={(size) => edit({ pageSize: PAGE_SIZES.find((known) => String(known) === size) ?? pageSize })}
        />
      </FormField>
    </SectionCard>
  );
}

/** Each format shows itself. */
function useDateOptions() {
  const t = useText();
  const format = useTimeFormat();
  const today = new Date().toISOString().slice(0, 10);
  return DATE_FORMATS.map((name) => ({
    value: name,
    label:
      name === 'language'
        ? t('settings.dateFormat.language', { example: format(today, 'day', 'language') })
        : format(today, 'day', name),
  }));
}
