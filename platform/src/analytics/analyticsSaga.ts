import { afterFirstPaint } from '../applications/firstPaint.ts';
import { loadScript } from '../embedded/loadScript.ts';
import { call } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { openTag } from './tag.ts';

/** Loads the deployment's analytics tag after the first screen; a failure is logged and ends only analytics. */
export function* analyticsSaga() {
  const { analytics: tag } = yield* service('configuration');
  if (!tag) return;
  const analytics = yield* service('analytics');
  let stopCounting = () => {};
  try {
    const { count } = openTag(window, tag.script);
    stopCounting = analytics.listen(count);
    yield* call(afterFirstPaint);
    const loaded = yield* call(() => loadScript(tag.script, () => true));
    if (!loaded) throw new Error(`${tag.script} could not be loaded.`);
  } catch (cause) {
    stopCounting();
    console.warn('The web analytics tag could not be started.', cause);
  }
}
