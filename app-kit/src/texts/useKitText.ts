import type english from '../locales/en.json';
import { type TextKey, type Translate, useTexts } from './TextContext.ts';

export const useKitText = (): Translate<TextKey<typeof english>> => useTexts().kit;
