import { type SETTING_METHODS, SETTING_VALUES } from '@tracking-console/contract/settings';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { Compile } from 'typebox/compile';
import { changedMeanwhile } from '../orderApi/changedMeanwhile.ts';
import { type OrderCalls, success } from '../orderApi/orderCall.ts';

const valuesOf = {
  display: Compile(SETTING_VALUES.display),
  tracking: Compile(SETTING_VALUES.tracking),
  notifications: Compile(SETTING_VALUES.notifications),
};

/** Values that name a time zone. */
const ZONES = ['timeZone', 'zone'];

/** PG-7: the buyer's calls about settings. */
export const SETTING_CALLS: OrderCalls<keyof typeof SETTING_METHODS> = {
  async GetSettings(_param, { owner, settings }) {
    return success(await settings.read(owner));
  },

  async SaveSettings({ Section, Values, Base = {} }, { owner, settings }) {
    const fault = faultIn(Section, Values);
    if (fault !== null) return { Code: SHIPMENT_CODES.badRequest, Message: `${Section}.${fault} is not valid.` };
    const saved = await settings.save(owner, Section, Values, Base);
    const now = await settings.read(owner);
    return saved ? success(now) : changedMeanwhile(now);
  },
};

/** The name of a value that cannot be taken. */
function faultIn(section: keyof typeof valuesOf, values: Record<string, unknown>): string | null {
  const schema = valuesOf[section];
  if (!schema.Check(values)) return schema.Errors(values)[0]?.instancePath.slice(1) || '(all)';
  const [wrong] = Object.entries(values).filter(([name, value]) => ZONES.includes(name) && !isZone(String(value)));
  return wrong?.[0] ?? null;
}

function isZone(name: string): boolean {
  try {
    return name === '' || Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
