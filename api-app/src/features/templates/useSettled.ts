import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** A value once it has not changed for a moment, as after typing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as Value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
