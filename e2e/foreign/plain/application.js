// A SystemJS module as it is: no framework, and nothing that would have to be built.
System.register([], (publish) => {
  const mounted = new Map();

  function element(tag, properties = {}, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  function renderContentPage({
    domElement,
    popupElement,
    routerWindow,
    basePath,
    identity,
    visibility,
    name,
    platform,
  }) {
    const outputs = {};
    const line = (label, text) => {
      outputs[label] = element('output', { ariaLabel: label, textContent: text });
      return element('p', {}, `${label}: `, outputs[label]);
    };
    const button = (text, onclick) => element('button', { type: 'button', textContent: text, onclick });
    const show = (label, text) => Object.assign(outputs[label], { textContent: text });
    const { location, history } = routerWindow;
    const talk = platform.messages.application(name);

    const followPath = () => show('Path', location.pathname);
    const go = (page) => {
      history.pushState(null, '', `${basePath}/${page}`);
      followPath();
    };

    const ask = () => {
      const yes = button('Yes', () => dialog.remove());
      const dialog = element('div', { role: 'dialog', ariaLabel: 'Plain question' }, 'Is this rendered by hand? ', yes);
      popupElement.append(dialog);
    };

    const parcelPlace = element('section', { ariaLabel: 'Parcel' });
    domElement.append(
      element('h1', { textContent: 'A page in plain JavaScript' }),
      line('Identity', String(identity)),
      line('Open identities', ''),
      line('Heard', ''),
      line('Path', ''),
      line('Ticks', '0'),
      element('label', {}, 'Note ', element('input')),
      button('Greet everybody', () => talk.global.send({ greeting: 'Hello from plain JavaScript' })),
      button('Details', () => go('details')),
      button('Ask', ask),
      button('Vue application', () => talk.send({ pathNotMatched: { target: '/vue/from-plain' } })),
      parcelPlace,
    );
    followPath();

    let ticks = 0;
    let timer;
    const tick = () => {
      ticks += 1;
      show('Ticks', String(ticks));
    };
    const followVisibility = (shown) => {
      clearInterval(timer);
      if (shown) timer = setInterval(tick, 100);
    };
    followVisibility(visibility.isShown());

    routerWindow.addEventListener('popstate', followPath);
    const stops = [
      visibility.onChange(followVisibility),
      talk.addDataListener((_sent, { openAppList = [] }) => show('Open identities', openAppList.join(', ')), {
        replay: true,
      }),
      talk.global.addDataListener(({ greeting }) => greeting && show('Heard', greeting), { replay: true }),
      () => routerWindow.removeEventListener('popstate', followPath),
      () => clearInterval(timer),
    ];
    return { parcelPlace, stops };
  }

  return {
    execute() {
      publish({
        requires: ['messages', 'popups', 'routerWindow', 'visibility'],
        async bootstrap() {},
        async mount(given) {
          const { parcelPlace, stops } = renderContentPage(given);
          // At once: where the parcel cannot be had, what stands by then is still taken away.
          const standing = { stops };
          mounted.set(given.name, standing);
          const config = await System.import('@example/vue-parcel');
          standing.parcel = given.mountParcel(config, { domElement: parcelPlace, basePath: given.basePath });
          await standing.parcel.mountPromise;
        },
        async unmount({ name, domElement }) {
          const { stops = [], parcel } = mounted.get(name) ?? {};
          mounted.delete(name);
          for (const stop of stops) stop();
          await parcel?.unmount();
          domElement.replaceChildren();
        },
      });
    },
  };
});
