import type { PageGrant } from '@tracking-console/contract/releases/overrides';
import type { Platform } from '@tracking-console/platform';
import type { Failure } from './failures.ts';
import { keepInPlace } from './keepInPlace.ts';
import type { Override } from './stored.ts';
import { STYLES } from './styles.ts';

interface Shown {
  active: readonly Override[];
  failures: readonly Failure[];
  ignored: readonly Override[];
}

interface Surroundings {
  page: Document;
  i18n: Platform['i18n'];
  grant: PageGrant;
  actions: { reset: () => void; reload: () => void; useAgain: (failure: Failure) => void };
}

/** Shows at the bottom of the page which modules are not the release's. Returns a function that renders it again. */
export function createBanner({ page, i18n, grant, actions }: Surroundings, shown: () => Shown): () => void {
  const translate = (key: string, values = {}) => i18n.t(`overrides.${key}`, { ns: 'root-config', ...values });
  const host = page.createElement('aside');
  const root = host.attachShadow({ mode: 'open' });
  const keep = keepInPlace(host, page, render);

  function render() {
    const { active, failures, ignored } = shown();
    const isEmpty = active.length + failures.length + ignored.length === 0;
    root.replaceChildren(
      styles(),
      ...(active.length > 0 ? [activeRow(active)] : []),
      ...failures.map(failureRow),
      ...ignored.map(ignoredRow),
      ...(active.length === 0 && !isEmpty ? [row([], button('close', actions.reset))] : []),
    );
    keep.set(isEmpty ? null : { 'aria-label': translate('label'), class: 'overrides', lang: i18n.language });
  }

  function activeRow(active: readonly Override[]) {
    const until = new Date(grant.expireTime).toLocaleTimeString(i18n.language, { timeStyle: 'short' });
    const names = active.map(({ module }) => module).join(', ');
    return row([translate('active', { names }), translate('until', { time: until })], button('reset', actions.reset));
  }

  function failureRow(failure: Failure) {
    const { module, address, reason, isShown } = failure;
    const text = row(
      [translate('failed', { name: module, address }), reason],
      button('again', () => actions.useAgain(failure)),
    );
    if (isShown) text.append(button('released', actions.reload));
    text.setAttribute('role', 'alert');
    return text;
  }

  function ignoredRow({ module, address }: Override) {
    const text = row([translate(module === '*' ? 'ignoredMap' : 'ignored', { name: module, address })]);
    text.setAttribute('role', 'alert');
    return text;
  }

  function row(sentences: string[], ...buttons: HTMLElement[]) {
    const line = page.createElement('div');
    line.append(...sentences.map(span), ...buttons);
    return line;
  }

  function span(sentence: string) {
    const text = page.createElement('span');
    text.textContent = sentence;
    return text;
  }

  function button(key: string, act: () => void) {
    const element = page.createElement('button');
    element.type = 'button';
    element.textContent = translate(key);
    element.addEventListener('click', act);
    return element;
  }

  function styles() {
    const style = page.createElement('style');
    style.nonce = page.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    style.textContent = STYLES;
    return style;
  }

  i18n.on('languageChanged', render);
  return render;
}
