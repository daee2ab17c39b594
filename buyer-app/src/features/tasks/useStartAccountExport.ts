import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { useRequestIds } from '../../model/tasks/requestIds.ts';
import { useExportAccountMutation } from '../../model/tasks/tasksApi.ts';

/** Exports everything that is kept of the customer, in the background; a toast says where it will be found. */
export function useStartAccountExport() {
  const dispatch = useDispatch();
  const [send, { isLoading: startingAccount }] = useExportAccountMutation();
  const requests = useRequestIds();
  async function startAccount(): Promise<void> {
    if (startingAccount) return;
    const { error } = await send({ requestId: requests.idOf('account') });
    if (error) return;
    requests.granted('account');
    dispatch(toastShown({ type: 'info', text: { key: 'buyer-app:tasks.account.started' } }));
  }
  return { startAccount, startingAccount };
}
