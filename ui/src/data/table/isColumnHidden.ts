import { priorityOf } from './columnAttributes.ts';
import type { Column } from './types.ts';
import { roomOf } from './useRowWindow.ts';

/** Whether a table that takes the width of this element has no room for the column. */
export const isColumnHidden = <Row>(column: Column<Row>, element: HTMLElement) => priorityOf(column) > roomOf(element);
