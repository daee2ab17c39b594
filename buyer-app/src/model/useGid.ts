import { type State, selectProfile } from '@tracking-console/platform';
import { useSelector } from 'react-redux';

/** The customer of this page; undefined until that is known. */
export const useGid = () => useSelector((state: State) => selectProfile(state)?.gid);
