import type { MessageMap } from '@tracking-console/contract/messages';
import type { Navigation } from '../routing/navigation.ts';
import type { Messages } from './createMessages.ts';
import { createPingPongGuard } from './pingPong.ts';
import { routeTarget } from './routeTarget.ts';

type RouteChange = MessageMap['applicationToHost']['routeChange'];

interface FollowOptions {
  messages: Messages;
  navigation: Navigation;
  reportBug: (error: unknown) => void;
  /** Told when two parties kept sending each other away. */
  onLoop: (application: string) => void;
  now?: () => number;
}

/** SH-9, SA-18: the page goes where an application asks, if it is a place an application may ask for. */
export function followRoutes({ messages, navigation, reportBug, onLoop, now = () => Date.now() }: FollowOptions) {
  const guards = new Map<string, () => boolean>();

  function isLoop(application: string) {
    const guard = guards.get(application) ?? createPingPongGuard(now);
    guards.set(application, guard);
    return guard();
  }

  function replace(application: string, asked: unknown, state?: unknown) {
    const here = navigation.address();
    const target = routeTarget(asked, here);
    if (target === null) return reportBug(new Error(`${application} asked for an address it may not name.`));
    const { pathname, search, hash } = new URL(here);
    if (target === pathname + search + hash) return;
    if (isLoop(application)) {
      reportBug(new Error(`${application} sent the page away five times in two seconds.`));
      return onLoop(application);
    }
    navigation.replace(target, state);
  }

  return messages.onAny((application, { pathNotMatched, routeChange }) => {
    if (pathNotMatched) replace(application, pathNotMatched.target);
    if (routeChange) replace(application, addressOf(routeChange), routeChange.state);
  });
}

function addressOf({ path, search = '', hash = '' }: RouteChange): unknown {
  if (typeof path !== 'string') return undefined;
  const led = (mark: string, text: string) => (text && !text.startsWith(mark) ? mark + text : text);
  return path + led('?', String(search)) + led('#', String(hash));
}
