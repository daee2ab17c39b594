module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name in target ? target[name] : name === 'default' ? module.exports : String(name)) },
);
