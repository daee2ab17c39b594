/** Errors caused by browser extensions and embedding pages, in the words of the different browsers. */
const DROPPED = [
  /failed to read a named property ["']document["'] from ["']?window/i,
  /cannot read propert(?:y ["']tempData["'] of undefined|ies of undefined \(reading ["']tempData["']\))/i,
  /undefined is not an object \(evaluating [^)]*\.tempData\b/i,
];

export const isDroppedMessage = (message: string) => DROPPED.some((pattern) => pattern.test(message));
