import { useTranslation } from 'react-i18next';

/** The names of statuses; one this version does not know keeps the wire's. */
export function useStatusWords() {
  const { t } = useTranslation('api-app');
  return {
    main: (status: string) => t(`status.${status}`, { defaultValue: status }),
    /** Empty for a sub-status that adds nothing to its main status. */
    sub: (subStatus: string) => t(`subStatus.${subStatus}`, { defaultValue: '' }),
    tracking: (status: string) => t(`trackingStatus.${status}`, { defaultValue: status }),
  };
}
