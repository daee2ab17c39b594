import { useOpenRow } from '@tracking-console/app-kit/later';

/** The order, or its transfer, whose detail is open. */
export const useOpenOrder = () => useOpenRow('order', (text) => /^[0-9]{16}$/.test(text));
