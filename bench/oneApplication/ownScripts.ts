// The page's policy asks for the console's own guard of scripts; this application says of itself what that says of modules.
const { trustedTypes } = window as unknown as {
  trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
}; // not in every browser
trustedTypes?.createPolicy('default', {
  createScriptURL: (address: string) =>
    new URL(address, document.baseURI).origin === location.origin ? address : null,
});

export {};
