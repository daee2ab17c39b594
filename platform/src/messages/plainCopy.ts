const MAX_DEPTH = 20;

function isPlainObject(value: object) {
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of all objects has none itself; a frame has one of its own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Messages are plain data, because applications of other frameworks and realms can rely on nothing else. They are
 * copied, because the sender may change its object later.
 * @throws when the value holds a function, an instance of a class, undefined, a symbol or itself
 */
export function plainCopy<Value>(value: Value, path = 'message', depth = 0): Value {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
  if (typeof value !== 'object' || depth > MAX_DEPTH) throw new TypeError(`${path} is no plain data.`);
  const copied = (item: unknown, key: string | number) => plainCopy(item, `${path}.${key}`, depth + 1);
  if (Array.isArray(value)) return value.map(copied) as Value; // an array of the same, item by item
  if (!isPlainObject(value)) throw new TypeError(`${path} is no plain data.`);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copied(item, key)])) as Value; // likewise
}
