/** A module by its own name: all of them are of one family. */
export const moduleTitle = (name: string) => name.replace(/^@tracking-console\//, '');
