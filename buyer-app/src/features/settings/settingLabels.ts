import type { BuyerSettings, DefaultView } from '@tracking-console/contract/shipments/settingConstants';
import type { Text, TextKey } from '../../useText.ts';

type Name = { [Section in keyof BuyerSettings]: keyof BuyerSettings[Section] }[keyof BuyerSettings];

const LABELS: Readonly<Record<Exclude<Name, 'zone' | 'firstSteps'>, TextKey>> = {
  timeZone: 'zone.label',
  dateFormat: 'settings.dateFormat.label',
  statusColours: 'settings.colours.label',
  defaultView: 'settings.view.label',
  pageSize: 'settings.pageSize.label',
  autoArchiveDays: 'settings.archive.on',
  translateTo: 'translate.label',
  destinationCountry: 'field.destination_country',
  postalCode: 'field.destination_postal_code',
  phoneTail: 'settings.phoneTail.label',
  email: 'notifications.channel.email',
  browser: 'notifications.channel.browser',
  digest: 'settings.digest.label',
  digestHour: 'settings.digest.hour',
  quietFrom: 'settings.quiet.from',
  quietTo: 'settings.quiet.to',
};

/** A setting's label on its card. */
export const labelOf = (name: string): TextKey =>
  (LABELS as Readonly<Record<string, TextKey>>)[name] ?? 'menu.settings';

/** The list's tabs by their names. */
export function viewText(view: DefaultView, t: Text): string {
  if (view === 'all' || view === 'attention') return t(`shipments.filter.${view}`);
  return t(`status.${view}`);
}
