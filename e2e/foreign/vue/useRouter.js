import { onUnmounted, ref } from 'vue';

/** A router of a few lines, on the window the page gives the application. */
export function useRouter(routerWindow, basePath) {
  const { location, history } = routerWindow;
  const path = ref(location.pathname);
  const follow = () => {
    path.value = location.pathname;
  };
  routerWindow.addEventListener('popstate', follow);
  onUnmounted(() => routerWindow.removeEventListener('popstate', follow));
  return {
    path,
    go(page) {
      history.pushState(null, '', `${basePath}/${page}`);
      follow();
    },
  };
}
