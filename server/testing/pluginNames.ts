/**
 * Names plugins by their function. fastify first looks for each among all required modules, to name it after its file;
 * Jest lists those again every time, which takes longer than the rest of a start, and finds none of ours.
 */
export function namePluginsByFunction(): void {
  const registration = require.cache[require.resolve('fastify/lib/plugin-utils.js')];
  if (registration) Object.assign(registration.require, { cache: {} });
}
