import type { startPlatform } from '@tracking-console/platform';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Navigation = ReturnType<typeof startPlatform>['navigation'];

/** The platform's navigation on top of the application's one router. */
export function navigationOf(router: Router): Navigation {
  return {
    go: (path) => void router.navigate(path),
    replace: (path, state) => void router.navigate(path, { replace: true, state }),
    guard: () => () => {},
    leave: (url) => location.assign(url),
    address: () => location.href,
    pathname: () => location.pathname,
    onMoved(listener) {
      let { key } = router.state.location;
      return router.subscribe(({ location }) => {
        if (location.key === key) return;
        key = location.key;
        listener();
      });
    },
  };
}
