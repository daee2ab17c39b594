import { ACCOUNT_MISMATCH } from '@tracking-console/contract/userConstants';
import { type CallError, call, guarded, put, service } from '@tracking-console/platform';
import { takeLeading } from 'redux-saga/effects';
import { accountDeletionRefused, accountDeletionSubmitted, type DeletionRefusal } from './accountSlice.ts';

export function* accountSaga() {
  yield takeLeading(accountDeletionSubmitted, guarded(deleteAccount));
}

/** The account is gone with the answer, so there is nothing left to do here but to leave. */
function* deleteAccount({ payload }: ReturnType<typeof accountDeletionSubmitted>) {
  const calls = yield* service('calls');
  // Silent: the dialog says why it was refused.
  const [error] = yield* call(() => calls.newUser('/v1/delete-account', payload, { silent: true }));
  if (error) return yield* put(accountDeletionRefused(refusalOf(error)));
  (yield* service('drafts')).forgetAll(); // Typed text goes with whoever typed it.
  const { signIn } = yield* service('configuration');
  const i18n = yield* service('i18n');
  const navigation = yield* service('navigation');
  navigation.leave(`${signIn.base}/${i18n.language}`);
}

function refusalOf({ code, status }: CallError): DeletionRefusal {
  if (code === ACCOUNT_MISMATCH) return 'mismatch';
  return status === 429 ? 'tooOften' : 'failed';
}
