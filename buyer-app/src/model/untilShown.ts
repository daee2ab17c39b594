import { call, service, whenShown } from '@tracking-console/platform';

/** Settles once the console is shown; a hidden one fetches nothing. */
export function* untilShown() {
  const navigation = yield* service('navigation');
  const ended = new AbortController();
  try {
    yield* call(() => whenShown('BUYER', navigation, ended.signal));
  } finally {
    ended.abort();
  }
}
