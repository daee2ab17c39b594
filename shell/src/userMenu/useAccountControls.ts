import { usePlatform } from '@tracking-console/app-kit';
import {
  type AccountControls,
  companyInfoDismissed,
  companyInfoNeeded,
  consoleChosen,
  retryRequested,
  selectEmbedded,
  selectProfile,
} from '@tracking-console/platform';
import { useDispatch, useSelector } from 'react-redux';

/** What an entry of the account menu can do by itself. */
export function useAccountControls(): AccountControls {
  const { navigation } = usePlatform();
  const dispatch = useDispatch();
  const user = useSelector(selectProfile);
  const { country } = useSelector(selectEmbedded);
  return {
    navigate: navigation.go,
    dialogs: {
      openCompanyInfo: () => dispatch(companyInfoNeeded()),
      closeCompanyInfo: () => dispatch(companyInfoDismissed()),
    },
    user,
    country,
    fetchUser: () => dispatch(retryRequested()),
    switchConsole: (identity) => dispatch(consoleChosen(identity)),
  };
}
