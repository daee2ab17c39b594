import type { BuyerSettings, DefaultView } from '@tracking-console/contract/shipments/settingConstants';
import type { Text, TextKey } from '../../useText.ts';

type Name = { [Section in keyof BuyerSettings]: keyof BuyerSettings[Section] }[keyof BuyerSettings];

const LABELS: Readonly<Record<Exclude<Name, 'zone' | 'firstSteps'>, TextKey>> = {
  timeZone: 'settings.zone.label',
  dateFormat: 'settings.dateFormat.label',
  statusColours: 'settings.colours.label',
  defaultView: 'settings.view.label',
  pageSize: 'settings.pageSize.label',
  autoArchiveDays: 'settings.archive.on',
  translateTo: 'settings.translate.label',
  destinationCountry: 'settings.destination.label',
  postalCode: 'settings.postalCode.label',
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
  (LABELS as Readonly<Record<string, TextKey>>)[name] ?? 'settings.title';

/** The list's tabs by their names. */
export function viewText(view: DefaultView, t: Text): string {
  if (view === 'all' || view === 'attention') return t(`shipments.filter.${view}`);
  return t(`shipments.status.${view}`);
}
