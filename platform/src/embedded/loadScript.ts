/** Adds a script of the provider's site; resolves to what it left behind, or undefined when it did not load. */
export function loadScript<Value>(url: string, read: () => Value | undefined): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => {
      script.remove();
      resolve(read());
    };
    script.onerror = () => {
      script.remove();
      resolve(undefined);
    };
    document.head.append(script);
  });
}
