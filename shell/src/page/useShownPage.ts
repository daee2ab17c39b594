import { usePlatform } from '@tracking-console/app-kit';
import { type State, selectUser } from '@tracking-console/platform';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type ShownPage, shownPage } from './shownPage.ts';

export function useShownPage(pathname: string): ShownPage {
  const { configuration } = usePlatform();
  const { status, profile } = useSelector(selectUser);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (status === 'loaded') setFailed(profile === null);
  }, [status, profile]);
  return useSelector((state: State) => shownPage(state, pathname, failed, configuration));
}
