/**
 * Cases whose like `npm test` proves already, by their titles: the same journey with another cause, in another theme or at
 * another width. `npm run test:all` has the time for them, and for hundreds of switches in a row.
 */
export const FURTHER_CASES = [
  // What keeps a console or an account page from coming.
  /F-1 the entry answers 50[03]/,
  /F-2 the entry never answers/,
  /F-4 the entry is empty/,
  /F-8 the mount hangs:/,
  /F-2 SA-13 the account pages never answer/,
  /F-8 SA-13 the mount of an account page hangs: the page says so/,
  /F-9 SA-13 the unmount of an account page hangs/,
  /F-55 F-11 reporter, tag and chat (never answering|throwing|poisoned globals)/,
  // What happens to a page that stands: the dashboard stands for the others, an effect and a lost session for what is asked.
  /over pages (?!F-(32 the answer|25 F-46).*, from the buyer's dashboard)/,
  /SC-11 F-14 a map that is (malformed|missing)/,
  // How an application is run: shadow roots and frames, one router mode and one framework stand for the others.
  /SA-1 router-mode (state|pure)/,
  /SA-1 default-page with router-mode state/,
  /SA-11 SA-1 coming back with {"keep-alive":(false}|true(,"iframe":true)?})/,
  /SA-11 SA-17 the next mount with {("destroy":true|"keep-alive":false)}/,
  /SA-20 \/plain/,
  /SA-19 nothing is fetched ahead when the (connection is 2g|browser is offline)/,
  /SA-2 while buyer is used for 35 s/,
  // What a developer's machine can do wrong.
  /F-20 a local server that (sends a page|never answers)/,
  /F-20 OV-3 a local module that (throws|exports)/,
  /F-22 a developer's stored override .*: import-map-overrides-/,
  // What a release can bring along: the checks' own tests know every kind, these mount some of them.
  /RL-5 RL-11 a (?!buyer console that (throws while it mounts|fails at its third address))/,
  // Themes, widths and keys; the account pages stand in the buyer console as well.
  /AX-11 api (orders|account|social accounts|security settings)/,
  /AX-11 .*, dark$/,
  /AX-10 nothing that has the focus lies under the header: (Tab at 1280|Shift\+Tab at 375) px/,
  /DG-2 AX-9 the dialog reflows/,
  /AX-9 the (banner|panel) is accessible in the (light theme|dark theme at 1280 px)/,
  /AX-10 the banner covers nothing that gets the focus at 1280 px/,
  /LG-1 the menus at \/buyer/,
];
