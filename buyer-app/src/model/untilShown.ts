import { call, service, whenShown } from '@tracking-console/platform';

/** A hidden console asks nobody. */
export function* untilShown() {
  const navigation = yield* service('navigation');
  const ended = new AbortController();
  try {
    yield* call(() => whenShown('BUYER', navigation, ended.signal));
  } finally {
    ended.abort();
  }
}
