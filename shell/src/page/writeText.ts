/** Of an element that holds nothing but text. A new text in the node that stands costs less to lay out than a new node. */
export function writeText(element: HTMLElement, text: string): void {
  if (element.firstChild) element.firstChild.nodeValue = text;
  else element.textContent = text;
}
