/** The body the provider's older services expect (order, pay, message, invoice and user calls). */
export function legacyBody(method: string, param: unknown, now = new Date()) {
  return { version: '1.0', timeZoneOffset: now.getTimezoneOffset(), method, param };
}
