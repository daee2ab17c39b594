import { usePlatform } from '@tracking-console/app-kit';
import { sessionEnding, sessionKept, signedOut } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { deletionRefusalOf, useDeleteAccountMutation } from '../../model/profileQueries.ts';

/** The session has ended with the answer, so the page can only be left. */
export function useAccountDeletion() {
  const { drafts, configuration, i18n, navigation } = usePlatform();
  const dispatch = useDispatch();
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();
  async function submit(email: string) {
    dispatch(sessionEnding());
    const { error } = await deleteAccount(email);
    if (error) return dispatch(sessionKept());
    dispatch(signedOut());
    drafts.forgetAll();
    navigation.leave(`${configuration.signIn.base}/${i18n.language}`);
  }
  return { submit, isLoading, isRefused: deletionRefusalOf(error) !== undefined };
}
