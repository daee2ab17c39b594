import { createApp } from 'vue';
import { Page } from './Page.js';

export const requires = ['messages', 'popups', 'routerWindow', 'visibility'];

// One module may be several applications of a page, identified by their names.
const mounted = new Map();

export async function bootstrap() {}

export async function mount(given) {
  const app = createApp(Page, { given });
  app.mount(given.domElement);
  mounted.set(given.name, app);
}

export async function unmount({ name }) {
  mounted.get(name)?.unmount();
  mounted.delete(name);
}
