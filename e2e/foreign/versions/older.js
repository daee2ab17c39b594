// Made for the first contract: it knows no version, no popups, no visibility and no router of its own.
System.register([], (publish) => ({
  execute() {
    publish({
      bootstrap: async () => {},
      mount: async ({ domElement, basePath }) => {
        domElement.append(document.createElement('h1'));
        domElement.firstChild.textContent = `An older page under ${basePath}`;
      },
      unmount: async ({ domElement }) => domElement.replaceChildren(),
    });
  },
}));
