// The page's policy needs a Trusted Types policy; this application allows the same addresses for itself.
const { trustedTypes } = window as unknown as {
  trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
}; // not in every browser
trustedTypes?.createPolicy('default', {
  createScriptURL: (address: string) =>
    new URL(address, document.baseURI).origin === location.origin ? address : null,
});

export {};
