import { SECRET_GRACES, type SecretGrace } from '@tracking-console/contract/api/webhookConstants';
import { formatUnit } from '@tracking-console/ui/later';

/** How long an old secret stays valid beside a new one: whole days from two on. */
export function graceText(grace: SecretGrace, language: string): string {
  const hours = SECRET_GRACES[grace];
  return hours >= 48 ? formatUnit(hours / 24, 'day', language) : formatUnit(hours, 'hour', language);
}
