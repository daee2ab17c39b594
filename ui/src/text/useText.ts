import { useContext } from 'react';
import { type Text, TextContext } from './TextContext.ts';

/** The blocks' own few texts, which the Root has ready: a table renders hundreds of blocks that none of them may pay for. */
export const useText = (): Text => useContext(TextContext);
