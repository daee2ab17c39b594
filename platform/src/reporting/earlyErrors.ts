/** Uncaught errors until the reporting service listens itself; returns a function that stops it. */
export function listenForErrors(page: Window, onError: (error: unknown) => void): () => void {
  const onUncaught = ({ error, message }: ErrorEvent) => onError(error ?? new Error(message));
  const onRejected = ({ reason }: PromiseRejectionEvent) => onError(reason);
  page.addEventListener('error', onUncaught);
  page.addEventListener('unhandledrejection', onRejected);
  return () => {
    page.removeEventListener('error', onUncaught);
    page.removeEventListener('unhandledrejection', onRejected);
  };
}
