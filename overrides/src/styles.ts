/** `!important` inside a shadow root overrides the page's own styles for its host. */
export const STYLES = `
:host { all: initial !important; position: fixed !important; inset: auto 0 0 !important; z-index: 2147483647 !important;
  display: grid !important; box-sizing: border-box !important; max-height: 40vh !important; overflow: auto !important; visibility: visible !important; opacity: 1 !important;
  background: #7a4b00 !important; color: #fff !important; font: 13px/1.4 system-ui, sans-serif !important; }
div { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: center; padding: 6px 12px; }
div + div { border-top: 1px solid #ffffff40; }
span { overflow-wrap: anywhere; min-width: 0; }
button { min-height: 28px; padding: 2px 12px; border: 1px solid #fff; border-radius: 6px; background: transparent; color: inherit;
  font: inherit; cursor: pointer; }
button:hover { background: #ffffff26; }
button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
`;
