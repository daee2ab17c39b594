import type { SessionRow } from '@tracking-console/contract/account/security';
import type { Text } from '../useText.ts';

/** By the makers' names: "Firefox · Linux". */
export const deviceName = ({ browser, system }: Pick<SessionRow, 'browser' | 'system'>, t: Text) =>
  [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
