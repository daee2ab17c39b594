import type { DeployedApplication } from '@tracking-console/contract/page/applications';
import type { MessageMap } from '@tracking-console/contract/page/messages';
import type { Navigation } from '../routing/navigation.ts';
import type { Messages } from './createMessages.ts';
import { createPingPongGuard } from './pingPong.ts';
import { routeTarget } from './routeTarget.ts';

type RouteChange = MessageMap['applicationToHost']['routeChange'];

interface FollowOptions {
  messages: Messages;
  navigation: Navigation;
  /** What the deployment has added to the page. */
  deployed?: readonly DeployedApplication[];
  reportBug: (error: unknown) => void;
  /** Called when two parties kept redirecting to each other. */
  onLoop: (application: string) => void;
  now?: () => number;
}

/** Navigates to the address an application requests, if that address is allowed. */
export function followRoutes(options: FollowOptions) {
  const { messages, navigation, deployed = [], reportBug, onLoop, now = () => Date.now() } = options;
  const isLoop = createPingPongGuard(now); // the page's one: it takes two to play

  function replace(application: string, asked: unknown, state?: unknown) {
    const here = navigation.address();
    const target = routeTarget(asked, here, deployed);
    if (target === null) return reportBug(refused(application));
    const { pathname, search, hash } = new URL(here);
    if (target === pathname + search + hash) return;
    if (isLoop()) return onLoop(application); // it fails of that, and its failure is reported
    navigation.replace(target, state);
  }

  return messages.onAny((application, { pathNotMatched, routeChange }) => {
    if (pathNotMatched) replace(application, pathNotMatched.target);
    if (routeChange) replace(application, addressOf(routeChange), routeChange.state);
  });
}

const refused = (application: string) =>
  Object.assign(new Error(`${application} asked for an address it may not name.`), { application, reason: 'target' });

function addressOf({ path, search = '', hash = '' }: RouteChange): unknown {
  if (typeof path !== 'string') return undefined;
  const led = (mark: string, text: string) => (text && !text.startsWith(mark) ? mark + text : text);
  return path + led('?', String(search)) + led('#', String(hash));
}
