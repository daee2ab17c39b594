import { type State, selectProfile } from '@tracking-console/platform';
import { useSelector } from 'react-redux';

/** Whose page this is; undefined until that is known. */
export const useGid = () => useSelector((state: State) => selectProfile(state)?.gid);
