import { type TextKey, type Translate, useApplicationText } from '@tracking-console/app-kit';
import type english from './locales/en.json';

/** The shell's texts. A key that does not exist does not compile. */
export const useText: () => Text = useApplicationText;

export type Text = Translate<TextKey<typeof english>>;
