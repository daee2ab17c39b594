import { type State, selectDataMode } from '@tracking-console/platform';
import { useSelector } from 'react-redux';

/** Which of the two sets of data the page shows. */
export const useShownMode = () => useSelector((state: State) => selectDataMode(state));
