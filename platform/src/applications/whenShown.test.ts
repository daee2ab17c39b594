import { recordedNavigation } from '../testing.ts';
import { afterFrame } from './afterFrame.ts';
import { whenShown } from './whenShown.ts';

const at = (path: string) => recordedNavigation(`http://localhost${path}`).navigation;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Whether it has settled by now, and how many listen to the address. */
function waiting(path: string, ended?: AbortSignal) {
  const navigation = at(path);
  const listening = { count: 0 };
  const { onMoved } = navigation;
  navigation.onMoved = (listener) => {
    listening.count += 1;
    const stop = onMoved(listener);
    return () => {
      listening.count -= 1;
      stop();
    };
  };
  const done = jest.fn();
  void whenShown('BUYER', navigation, ended).then(done);
  return { navigation, done, listening };
}

it.each(['/buyer/dashboard', '/BUYER/shipment', '/buyer'])('SA-1 the console at %s asks at once', async (path) => {
  const { done, listening } = waiting(path);
  await settle();
  expect(done).toHaveBeenCalled();
  expect(listening.count).toBe(0);
});

it('SA-1 a hidden console waits until its address comes, through any number of others', async () => {
  const { navigation, done, listening } = waiting('/api/dashboard');
  for (const path of ['/api/tracking', '/', '/buyers', '/track/paycallback']) navigation.go(path);
  await settle();
  expect(done).not.toHaveBeenCalled();
  expect(listening.count).toBe(1);
  navigation.go('/buyer/shipment');
  await settle();
  expect(done).not.toHaveBeenCalled(); // its first frame is painted before
  expect(listening.count).toBe(0);
  await afterFrame();
  expect(done).toHaveBeenCalledTimes(1);
});

it('SA-1 what nobody waits for any more leaves no listener behind', async () => {
  const visit = new AbortController();
  const { done, listening } = waiting('/api/dashboard', visit.signal);
  await settle();
  expect(listening.count).toBe(1);
  visit.abort();
  await settle();
  expect(done).toHaveBeenCalled();
  expect(listening.count).toBe(0);
});

it('SA-1 what was given up before it began waits for nothing', async () => {
  const { done, listening } = waiting('/api/dashboard', AbortSignal.abort());
  await settle();
  expect(done).toHaveBeenCalled();
  expect(listening.count).toBe(0);
});
