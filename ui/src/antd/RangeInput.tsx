import type { ComponentPropsWithRef } from 'react';

interface Props extends ComponentPropsWithRef<'input'> {
  'date-range'?: 'start' | 'end';
}

/** The label of a range's field is that of its first input; the second is called what its placeholder says. */
export function RangeInput({ 'date-range': end, ...rest }: Props) {
  return <input {...rest} {...(end === 'end' && { 'aria-label': rest.placeholder })} />;
}
