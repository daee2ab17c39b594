import { h, ref, Teleport } from 'vue';
import { useMessages } from './useMessages.js';
import { useParcel } from './useParcel.js';
import { useRouter } from './useRouter.js';
import { useTicks } from './useTicks.js';

const field = (label, value) =>
  h('label', [
    `${label} `,
    h('input', { value: value.value, onInput: ({ target }) => Object.assign(value, { value: target.value }) }),
  ]);
const button = (text, onClick) => h('button', { type: 'button', onClick }, text);
const line = (label, text) => h('p', [`${label}: `, h('output', { 'aria-label': label }, text)]);

/** What an application of another framework does with everything the page gives it. */
export const Page = {
  props: { given: { type: Object, required: true } },
  setup({ given }) {
    const note = ref('');
    const asking = ref(false);
    const router = useRouter(given.routerWindow, given.basePath);
    const { told, heard, greet, goTo } = useMessages(given);
    const ticks = useTicks(given.visibility);
    const place = useParcel(given, '@example/plain-parcel');

    const popup = () =>
      h(Teleport, { to: given.popupElement }, [
        h('div', { role: 'dialog', 'aria-label': 'Question of Vue', class: 'question' }, [
          h('p', 'Is this rendered by Vue?'),
          button('Yes', () => Object.assign(asking, { value: false })),
        ]),
      ]);

    return () => [
      h('style', { nonce: document.querySelector('script[nonce]')?.nonce }, '.vue-heading { letter-spacing: 3px; }'),
      h('h1', { class: 'vue-heading' }, 'A page in Vue'),
      line('Identity', String(told.value.identity ?? given.identity)),
      line('Open identities', (told.value.openAppList ?? []).join(', ')),
      line('Heard', heard.value),
      line('Path', router.path.value),
      line('Ticks', String(ticks.value)),
      field('Note', note),
      button('Greet everybody', () => greet('Vue')),
      button('Details', () => router.go('details')),
      button('Ask', () => Object.assign(asking, { value: true })),
      button('Plain application', () => goTo('/plain/from-vue')),
      button('Somewhere unknown', () => goTo('/nowhere')),
      h('section', { 'aria-label': 'Parcel', ref: place }),
      asking.value && popup(),
    ];
  },
};
