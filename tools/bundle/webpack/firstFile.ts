// Runs before a module's own code: its chunks lie beside it, wherever the import map found it, and the styles it adds
// carry the page's nonce.
__webpack_public_path__ = new URL('.', (__system_context__ as { meta: { url: string } }).meta.url).href;
__webpack_nonce__ = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
