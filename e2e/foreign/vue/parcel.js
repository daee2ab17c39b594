import { createApp, h, ref } from 'vue';

const Parcel = {
  props: { by: { type: String, required: true } },
  setup({ by }) {
    const clicks = ref(0);
    return () => [
      h('h2', `A parcel in Vue, for ${by}`),
      h(
        'button',
        { type: 'button', onClick: () => Object.assign(clicks, { value: clicks.value + 1 }) },
        'Count in Vue',
      ),
      h('output', { 'aria-label': 'Counted in Vue' }, String(clicks.value)),
    ];
  },
};

const mounted = new WeakMap();

export async function bootstrap() {}

export async function mount({ domElement, basePath = 'an application' }) {
  const app = createApp(Parcel, { by: basePath });
  app.mount(domElement);
  mounted.set(domElement, app);
}

export async function unmount({ domElement }) {
  mounted.get(domElement)?.unmount();
  mounted.delete(domElement);
}
