// biome-ignore lint/style/useConst: webpack's own variable
declare let __webpack_nonce__: string;

// Styles that webpack adds carry the page's nonce.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
