import type { DEVICE_KINDS } from '@tracking-console/contract/account/security';
import bowser from 'bowser';

export interface Device {
  kind: (typeof DEVICE_KINDS)[number];
  browser: string;
  system: string;
}

const KINDS: Record<string, Device['kind']> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/** The device, browser and system named in a user agent. */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { kind: 'other', browser: '', system: '' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { kind: KINDS[platform.type ?? ''] ?? 'other', browser: browser.name ?? '', system: os.name ?? '' };
}
