System.register([], (publish) => ({
  execute() {
    publish({
      async bootstrap() {},
      async mount({ domElement, platform, visibility }) {
        const heading = document.createElement('h2');
        heading.textContent = 'A parcel in plain JavaScript';
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Greet from the parcel';
        button.onclick = () => platform.messages.global.send({ greeting: 'Hello from the parcel' });
        domElement.append(heading, button);
        domElement.dataset.shown = String(visibility.isShown());
      },
      async unmount({ domElement }) {
        domElement.replaceChildren();
      },
    });
  },
}));
