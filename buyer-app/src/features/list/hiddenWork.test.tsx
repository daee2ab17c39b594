import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerServer } from '../../testing/buyerServer.ts';
import { number } from '../../testing/listScreen.ts';
import { shipmentDetail, shipmentRow } from '../../testing/shipmentRow.ts';
import { startConsole } from '../../testing/startConsole.ts';
import { switchedVisibility } from '../../testing/switchedVisibility.ts';
import { taskServer } from '../../testing/taskServer.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function startHideable(at = '/buyer/shipment', detail: object = {}) {
  const { visibility, show } = switchedVisibility();
  const rows = [shipmentRow(1), shipmentRow(2)];
  const replaced = { GetTrackInfoById: () => [{ ...shipmentDetail(shipmentRow(1)), ...detail }] };
  const server = buyerServer({ rows, replaced });
  const tasks = taskServer();
  const started = await startConsole({ at, server, tasks, visibility });
  return { ...started, server, tasks, show };
}

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe('SA-1 a hidden console', () => {
  it('lets the time to undo a deletion stand still', async () => {
    const { show } = await startHideable();
    await person().click(await screen.findByRole('button', { name: `Actions for ${number(1)}` }));
    await person().click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const undo = await screen.findByRole('group', { name: /has been deleted/ });
    await show(false);
    await wait(60);
    expect(undo).toBeInTheDocument();
    await show(true);
    await wait(11);
    expect(undo).not.toBeInTheDocument();
  });

  it('does not ask whether a carrier has answered', async () => {
    const { server, platform, show } = await startHideable('/buyer/shipment/1', { track_time: null });
    await screen.findByRole('heading', { level: 1, name: number(1) });
    const asked = () => server.paramsOf('GetTrackInfoById').length;
    await wait(5);
    expect(asked()).toBeGreaterThan(1);
    await act(async () => platform.navigation.go('/api/dashboard'));
    await show(false);
    await wait(1);
    const before = asked();
    await wait(60);
    expect(asked()).toBe(before);
    await act(async () => platform.navigation.go('/buyer/shipment/1'));
    await show(true);
    await wait(3);
    expect(asked()).toBeGreaterThan(before);
  });

  it('does not ask for tasks that have changed until it is shown', async () => {
    const { platform, tasks, show } = await startHideable();
    await screen.findByRole('link', { name: number(1) });
    await wait(5);
    await show(false);
    const before = tasks.sent('list').length;
    await act(async () => platform.live.emit([{ id: '1', kind: 'tasks', scope: 'BUYER', ids: ['1'] }]));
    await wait(10);
    expect(tasks.sent('list')).toHaveLength(before);
    await show(true);
    await wait(1);
    expect(tasks.sent('list')).toHaveLength(before + 1);
  });
});
