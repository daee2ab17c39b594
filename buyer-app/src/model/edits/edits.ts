import type { FormApi } from 'final-form';

/** A form's fields by name; empty ones are ''. */
export type Texts = Record<string, string>;

/** What has been changed in the form and not saved. */
export function editsIn(form: FormApi<Texts>): Texts {
  const { values, dirtyFields = {} } = form.getState();
  return only(values, Object.keys(dirtyFields));
}

export function discardEdits(form: FormApi<Texts>): void {
  const { initialValues = {}, dirtyFields = {} } = form.getState();
  form.batch(() => {
    for (const name of Object.keys(dirtyFields)) form.change(name, initialValues[name]);
  });
}

/** Shows the texts as the provider saved them, unless they were edited since. Returns the edits' new base. */
export function settleEdits(form: FormApi<Texts>, sent: Texts, saved: Texts): Texts {
  form.batch(() => {
    for (const [name, text] of Object.entries(sent))
      if (form.getState().values[name] === text) form.change(name, saved[name]);
    form.initialize(saved);
  });
  return only(saved, Object.keys(sent));
}

/** Whether something that is being changed has been changed elsewhere since. */
export const isOutdated = (base: Texts, stored: Texts): boolean =>
  Object.entries(base).some(([name, text]) => text !== stored[name]);

export const only = (texts: Partial<Texts>, names: readonly string[]): Texts =>
  Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));
