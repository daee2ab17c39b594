import { type TextKey as KeyOf, type Translate, useApplicationText } from '@tracking-console/app-kit';
import type english from './locales/en.json';

export type TextKey = KeyOf<typeof english>;
export type Text = Translate<TextKey>;

/** This application's texts. A key that does not exist does not compile. */
export const useText: () => Text = useApplicationText;
