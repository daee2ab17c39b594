interface Styles {
  compactStyles: (text: string) => string;
}
const { compactStyles } = jest.requireActual<Styles>('../webpack/compactStyles.cjs');

it.each([
  ['.a {\n  color: red;\n  margin: 0 auto;\n}\n', '.a{color:red;margin:0 auto}'],
  ['/* why */\n.a,\n.b > .c { color: var(--x, red) }', '.a,.b > .c{color:var(--x,red)}'],
  [
    '@media (width < 44rem) {\n  .a :hover { top: calc(1px + 2px); }\n}',
    '@media (width < 44rem){.a :hover{top:calc(1px + 2px)}}',
  ],
  ['.a::before { content: " ; { } /* */ "; }', '.a::before{content:" ; { } /* */ "}'],
  ['.a[title="it\'s,  so"] { color: red }', '.a[title="it\'s,  so"]{color:red}'],
])('leaves out of %j what only people read', (written, sent) => {
  expect(compactStyles(written)).toBe(sent);
});
