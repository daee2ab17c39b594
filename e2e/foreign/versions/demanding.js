// Made for a contract that is yet to come.
System.register([], (publish) => ({
  execute() {
    publish({
      requires: ['messages', 'holograms'],
      bootstrap: async () => {},
      mount: async () => {
        throw new Error('This was mounted although the page lacks what it needs.');
      },
      unmount: async () => {},
    });
  },
}));
