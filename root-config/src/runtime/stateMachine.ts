import type { RuntimeEvent } from './events.ts';
import { type State, type StateEvent, transition } from './states.ts';

interface StateMachineOptions {
  name: string;
  /** Carries the state as `data-state`, for checks that see the page from outside, such as a release's. */
  container: HTMLElement;
  emit: (event: RuntimeEvent) => void;
}

/** The state of one instance: it changes only by `transition`, and each change is an event. */
export class StateMachine {
  readonly #options: StateMachineOptions;
  #state: State = { name: 'created' };
  #since = performance.now();

  constructor(options: StateMachineOptions) {
    this.#options = options;
  }

  get state(): State {
    return this.#state;
  }

  send(event: StateEvent) {
    const { name, container, emit } = this.#options;
    const state = transition(this.#state, event);
    const now = performance.now();
    emit({ kind: 'state', name, from: this.#state.name, state, duration: now - this.#since });
    this.#since = now;
    this.#state = state;
    container.dataset.state = state.name;
  }
}
