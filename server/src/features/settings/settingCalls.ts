import { type SETTING_METHODS, SETTING_VALUES } from '@tracking-console/contract/shipments/settings';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { changedMeanwhile } from '../../http/calls/changedMeanwhile.ts';
import { success } from '../../http/calls/legacyCall.ts';
import { compileCheck, UnreadableParameter } from '../../http/calls/unreadable.ts';
import { isZone } from './isZone.ts';
import type { SettingService } from './settingService.ts';

const checks = {
  display: compileCheck(SETTING_VALUES.display),
  tracking: compileCheck(SETTING_VALUES.tracking),
  notifications: compileCheck(SETTING_VALUES.notifications),
};

/** Values that name a time zone. */
const ZONES = ['timeZone', 'zone'];

/** The buyer's calls about settings. */
export const SETTING_CALLS: BuyerCalls<typeof SETTING_METHODS, { settings: SettingService }> = {
  async GetSettings(_param, { owner, settings }) {
    return success(await settings.read(owner));
  },

  async SaveSettings({ Section, Values, Base = {} }, { owner, settings }) {
    const fault = faultIn(Section, Values);
    if (fault !== null) throw new UnreadableParameter(`${Section}.${fault}`, 'is not valid');
    const saved = await settings.save(owner, Section, Values, Base);
    const now = await settings.read(owner);
    return saved ? success(now) : changedMeanwhile(now);
  },
};

/** The name of a value that cannot be taken. */
function faultIn(section: keyof typeof checks, values: Record<string, unknown>): string | null {
  const fault = checks[section](values);
  if (fault) return fault.field;
  const [wrong] = Object.entries(values).filter(([name, value]) => ZONES.includes(name) && !isZone(String(value)));
  return wrong?.[0] ?? null;
}
