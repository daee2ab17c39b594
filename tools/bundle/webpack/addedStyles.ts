/** A style element for each sheet, where the page's others are: roots that copy the page's styles look for them there. */
export function addStyle(text: string): void {
  const style = document.createElement('style');
  style.nonce = __webpack_nonce__;
  style.textContent = text;
  document.head.append(style);
}
