import type { TrackError } from '@tracking-console/contract/api/tracking';
import { useTranslation } from 'react-i18next';

/** Why the API refused an item: the code's own text, else the server's words. */
export function useRefusalWords(): (error: TrackError) => string {
  const { t } = useTranslation('platform');
  return ({ code, message }) => t(`errors.${code}`, { defaultValue: message || t('errors.unknown', { code }) });
}
