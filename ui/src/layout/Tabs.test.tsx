import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/renderUi.tsx';
import { Tabs } from './Tabs.tsx';

function Views() {
  const [active, setActive] = useState('all');
  return (
    <Tabs
      label="Views"
      active={active}
      onChange={setActive}
      tabs={[
        { key: 'all', label: 'All', count: 12 },
        { key: 'attention', label: 'Needs attention' },
        { key: 'soon', label: 'Arriving soon' },
      ]}
    >
      Rows of {active}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('is one tab stop; arrows, Home and End go round', async () => {
    await renderUi(<Views />);
    await userEvent.tab();
    const walk = [];
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{Home}', '{End}']) {
      await userEvent.keyboard(key);
      walk.push(screen.getByRole('tabpanel').textContent);
    }
    expect(walk).toEqual(['attention', 'all', 'soon', 'all', 'soon'].map((key) => `Rows of ${key}`));
    expect(screen.getByRole('tab', { name: 'Arriving soon' })).toHaveFocus();
  });

  it('ties the panel to its tab', async () => {
    await renderUi(<Views />);
    await userEvent.click(screen.getByRole('tab', { name: 'Needs attention' }));
    expect(screen.getByRole('tabpanel', { name: 'Needs attention' })).toBeVisible();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Needs attention');
  });
});
