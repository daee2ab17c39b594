import { PROFILE_CALL } from '@tracking-console/contract/account/userConstants';
import { call, delay, race } from 'redux-saga/effects';
import type { CallResult } from '../calls/callTypes.ts';
import { put } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { hasPolicyUpdate, readProfile } from './profile.ts';
import { userFailed, userLoaded } from './userSlice.ts';

const TIMEOUT_MS = 10_000;
const POLICY_PENDING = -7;

/** The profile is fetched when the shell starts; in any case the state becomes "loaded" within 10 s. */
export function* loadUser() {
  const calls = yield* service('calls');
  const cancelled = new AbortController();
  const extra = { reads: true, silent: true, signal: cancelled.signal };
  let answer: CallResult<unknown> | undefined;
  try {
    ({ answer } = (yield race({
      answer: call(() => calls.newUser<unknown>(PROFILE_CALL, {}, extra)),
      late: delay(TIMEOUT_MS),
    })) as { answer?: CallResult<unknown> });
    yield* put(outcome(answer));
  } finally {
    if (!answer) cancelled.abort(); // no longer needed
  }
}

/** A pending policy update is not a failure, whether the code (-7) or the profile shows it: both have the profile. */
function outcome(answer: CallResult<unknown> | undefined) {
  if (!answer) return userFailed();
  const [error, data] = answer;
  const isPending = error?.code === POLICY_PENDING;
  const received = isPending ? error.data : data;
  const profile = readProfile(received);
  return profile ? userLoaded({ profile, policyUpdateNeeded: isPending || hasPolicyUpdate(received) }) : userFailed();
}
