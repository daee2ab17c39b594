import { onUnmounted, ref } from 'vue';

/** The line to the page, and the shared channel of all applications. */
export function useMessages({ platform, name }) {
  const line = platform.messages.application(name);
  const told = ref(line.data());
  const heard = ref('');
  const stops = [
    line.addDataListener((_sent, known) => Object.assign(told, { value: known }), { replay: true }),
    line.global.addDataListener(({ greeting }) => greeting && Object.assign(heard, { value: greeting }), {
      replay: true,
    }),
  ];
  onUnmounted(() => {
    for (const stop of stops) stop();
  });
  return {
    told,
    heard,
    greet: (who) => line.global.send({ greeting: `Hello from ${who}` }),
    goTo: (path) => line.send({ routeChange: { path } }),
  };
}
