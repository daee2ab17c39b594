import { usePlatform } from '@tracking-console/app-kit';

/** What this customer may do here. */
export const useRights = () => usePlatform().configuration.rights;
