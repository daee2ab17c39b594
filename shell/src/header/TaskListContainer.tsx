import { type ApplicationEvent, type State, selectApplications } from '@tracking-console/platform';
import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import styles from './Header.module.css';

const GONE = new Set<ApplicationEvent['state']>(['unmount', 'load_failed']);
const standing = (state: State) => Object.values(selectApplications(state)).filter(isThere);
const standingNames = (state: State) =>
  standing(state)
    .map(({ name }) => name)
    .join();
const shownName = (state: State) => standing(state).find(({ visibility }) => visibility !== 'hidden')?.name;
const isThere = ({ name, state }: ApplicationEvent) => name !== 'shell' && !GONE.has(state);

/**
 * SH-9: an application of the main area may put something into this element. What a console put there goes out of sight
 * and comes back with it, and is thrown away when it is gone, whatever it forgot.
 */
export function TaskListContainer() {
  const container = useRef<HTMLDivElement>(null);
  const kept = useRef(new Map<string, ChildNode[]>());
  const shown = useSelector(shownName);
  const names = useSelector(standingNames);

  useLayoutEffect(() => {
    const element = container.current;
    if (!shown || !element) return;
    element.replaceChildren(...(kept.current.get(shown) ?? []));
    kept.current.delete(shown);
    return () => {
      kept.current.set(shown, [...element.childNodes]);
      element.replaceChildren();
    };
  }, [shown]);

  useLayoutEffect(() => {
    for (const name of kept.current.keys()) if (!names.split(',').includes(name)) kept.current.delete(name);
  }, [names]);

  return <div id="task_list_container" ref={container} className={styles.tasks} />;
}
