import { onUnmounted, ref } from 'vue';

/** Counts while the page is visible. */
export function useTicks(visibility) {
  const ticks = ref(0);
  let timer;
  const follow = (shown) => {
    clearInterval(timer);
    if (shown) timer = setInterval(() => Object.assign(ticks, { value: ticks.value + 1 }), 100);
  };
  follow(visibility.isShown());
  const stop = visibility.onChange(follow);
  onUnmounted(() => {
    stop();
    clearInterval(timer);
  });
  return ticks;
}
