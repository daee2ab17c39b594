import type { ComponentPropsWithRef } from 'react';

interface Props extends ComponentPropsWithRef<'input'> {
  'date-range'?: 'start' | 'end';
}

/** The label of a range's field belongs to its first input; the second is named by its placeholder. */
export function RangeInput({ 'date-range': end, ...rest }: Props) {
  return <input {...rest} {...(end === 'end' && { 'aria-label': rest.placeholder })} />;
}
