import type { CallDeclarations, CallParam } from '@tracking-console/contract/calls/callDeclaration';
import type { CallRoot } from '@tracking-console/contract/page/page';
import type { CallRequest } from './callTypes.ts';

/** Files that travel beside the call, in fields of one name. */
interface Attachments {
  name: string;
  files: readonly File[];
}

/**
 * Calls of one of the provider's older services: one address, dispatched by method. With attachments the call is a form,
 * which holds the wrapper in its field `call`.
 */
export const legacyCallOf =
  <Methods extends CallDeclarations>(root: CallRoot) =>
  <Method extends keyof Methods & string>(
    method: Method,
    param: CallParam<Methods, Method>,
    attachments?: Attachments,
  ): CallRequest => {
    const body = { version: '1.0', timeZoneOffset: new Date().getTimezoneOffset(), method, param };
    return { root, path: '', body: attachments ? formOf(body, attachments) : body };
  };

function formOf(body: object, { name, files }: Attachments): FormData {
  const form = new FormData();
  form.append('call', JSON.stringify(body));
  for (const file of files) form.append(name, file);
  return form;
}
