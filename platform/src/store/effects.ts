// redux-saga's effects with the type of their result: `const user = yield* select(selectUser)`.
import type { Task } from 'redux-saga';
import {
  call as plainCall,
  delay as plainDelay,
  fork as plainFork,
  put as plainPut,
  select as plainSelect,
} from 'redux-saga/effects';

type Result<Value> = Value extends Generator<unknown, infer Returned, unknown> ? Returned : Awaited<Value>;

export function* call<Args extends unknown[], Value>(work: (...args: Args) => Value, ...args: Args) {
  return (yield plainCall(work, ...args)) as Result<Value>;
}

export function* fork<Args extends unknown[], Value>(work: (...args: Args) => Value, ...args: Args) {
  return (yield plainFork(work as (...args: unknown[]) => unknown, ...args)) as Task<Result<Value>>;
}

export function* select<State, Value>(selector: (state: State) => Value) {
  return (yield plainSelect(selector)) as Value;
}

export function* put<Action extends { type: string }>(action: Action) {
  return (yield plainPut(action)) as Action;
}

export function* delay(milliseconds: number) {
  yield plainDelay(milliseconds);
}
