/** Numbers the add dialog takes at a time; for more there is the import of a file, which runs in the background. */
export const MAX_DRAFT_NUMBERS = 400;
