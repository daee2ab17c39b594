import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { LOOKS, showAs, type Width } from '../flows/looks.ts';
import { SCREENS, type Screen } from '../flows/screens.ts';
import { furtherIf } from '../further.ts';

// Each screen is opened once and then captured in every size and theme, as on a tablet that is turned.
test.describe.configure({ mode: 'parallel' });

for (const screen of SCREENS) {
  test(
    `${screen.ids} AX-11 ${screen.name}: its structure at each width, accessible in both themes`,
    furtherIf(screen.isFurther ?? false),
    async ({ page }) => {
      await screen.open(page);
      const part = screen.part?.(page) ?? page.getByRole('main');
      const seen = new Set<Width>();
      for (const look of LOOKS.filter(({ width }) => screen.widths?.includes(width) ?? true)) {
        await test.step(`${look.width} px, ${look.theme}`, async () => {
          await showAs(page, look);
          await expect(part).toMatchAriaSnapshot({ name: snapshotOf(screen, look.width) });
          await expectAccessible(page, { colours: seen.has(look.width) });
        });
        seen.add(look.width);
      }
    },
  );
}

const snapshotOf = ({ name, apart }: Screen, width: Width) =>
  `${[name.replaceAll(/\W+/g, '-'), apart?.[width]].filter(Boolean).join('-')}.aria.yml`;
