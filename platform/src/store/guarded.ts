import type { Saga } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { service } from './services.ts';

/** Reports a worker's bug and ends only that worker; without this one uncaught throw would silence every watcher. */
export function guarded<Args extends unknown[]>(worker: Saga<Args>): Saga<Args> {
  return function* guardedWorker(...args: Args) {
    try {
      yield call(worker, ...args);
    } catch (error) {
      (yield* service('reportBug'))(error);
    }
  };
}
