import type { BuyerSettings } from '@tracking-console/contract/settingConstants';
import { useSelector } from 'react-redux';
import { selectSettings } from './settingsSlice.ts';

/** What the customer has set (PG-7); draws again when it changes. Pages may use it from their first drawing on. */
export const useSettings = (): BuyerSettings => useSelector(selectSettings);
