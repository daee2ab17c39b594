import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskRow } from '@tracking-console/app-kit/testing/taskRow';
import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { jsonResponse } from '@tracking-console/platform/testing';
import { list as trackList } from '../../testing/answers.ts';
import { lastParam, messageAnswers, noticeRow } from '../../testing/ruleAnswers.ts';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

type MessageAnswers = Parameters<typeof messageAnswers>[0];
const list = (Notices = [noticeRow()], Next: string | null = null) => ({ Notices, Next });
const openHistory = (query = '', answers: MessageAnswers = {}) =>
  startConsole({
    at: `/api/notification/history${query}`,
    answers: messageAnswers({ GetHistory: list(), ...answers }),
  });

it('PG-11c lists what was sent and what was not, with the reason', async () => {
  const skipped = noticeRow({ NoticeId: '8', State: 'Skipped', Reason: 'deliveredAtFirst', Trigger: 'Delivered' });
  const { sent } = await openHistory('', { GetHistory: list([noticeRow(), skipped]) });
  expect((await screen.findAllByText('Already delivered at first sync'))[0]).toBeVisible();
  expect(screen.getAllByText('Skipped').some((one) => one.closest('tr'))).toBe(true);
  expect(screen.getAllByText('a•••@example.com')[0]).toBeVisible();
  // Without a period of the reader's, the last 30 days.
  const { From, ...rest } = lastParam(sent, 'GetHistory') as { From: string };
  expect(rest).toEqual({ Tab: 'all' });
  expect(Math.round((Date.now() - Date.parse(From)) / 86_400_000)).toBe(30);
});

it('PG-11c keeps filters in the address, and takes them back', async () => {
  const { sent } = await openHistory('?state=Bounced&trigger=Exception&type=nothing', { GetHistory: list([]) });
  expect(await screen.findByText('No message matches these filters')).toBeVisible();
  expect(lastParam(sent, 'GetHistory')).toMatchObject({ State: 'Bounced', Trigger: 'Exception' });
  expect(lastParam(sent, 'GetHistory')).not.toHaveProperty('Type');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All types' }), 'manual');
  expect(location.search).toBe('?state=Bounced&trigger=Exception&type=manual');
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('No message has been sent')).toBeVisible();
});

it('PG-11c loads more from where the page ended', async () => {
  const pages = [
    list([noticeRow()], '1767225600000_7'),
    list([noticeRow({ NoticeId: '6', TrackNo: 'RR987654326GB' })]),
  ];
  const { sent } = await openHistory('', { GetHistory: () => pages.shift() });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findAllByText('RR987654326GB')).not.toEqual([]);
  expect(lastParam(sent, 'GetHistory')).toMatchObject({ Cursor: '1767225600000_7' });
});

it('PG-11c shows a mail as it was sent in a frame that can do nothing, and resends what failed', async () => {
  const failed = noticeRow({ State: 'Failed', Reason: 'refused', Detail: '550 no such user' });
  const { sent } = await openHistory('?notice=7', { GetNotice: failed, ResendNotice: null });
  const drawer = within(await screen.findByRole('dialog', { name: 'RR123456785GB' }));
  expect(drawer.getByText('Refused by the receiver: 550 no such user')).toBeVisible();
  const frame = drawer.getByTitle('Email as sent');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('src', '/msgapi/mail/7');
  await userEvent.click(drawer.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(lastParam(sent, 'ResendNotice')).toEqual({ NoticeId: '7' }));
  expect(await screen.findByText('Message resent.')).toBeVisible();
});

it('PG-11c offers no resending of what was sent', async () => {
  await openHistory('?notice=7', { GetNotice: noticeRow() });
  const drawer = within(await screen.findByRole('dialog', { name: 'RR123456785GB' }));
  expect(await drawer.findByTitle('Email as sent')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Resend' })).toBeNull();
});

it('PG-11c tells a message that is gone from one that could not be loaded, and tries that again', async () => {
  const answers = [{ Code: -1 }, { Code: RULE_CODES.notFound }];
  await openHistory('?notice=7', { GetNotice: () => answers.shift() });
  const drawer = within(await screen.findByRole('dialog', { name: 'Sent history' }));
  expect(await drawer.findByText('This could not be loaded')).toBeVisible();
  expect(drawer.queryByText('This message is not in the history')).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
  expect(await drawer.findByText('This message is not in the history')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('PG-11c shows when a mail was opened, a link in it followed, and that it was sent again', async () => {
  const times = { OpenTime: '2026-01-02T08:00:00Z', ClickTime: '2026-01-03T08:00:00Z' };
  const failed = noticeRow({ State: 'Bounced', ...times, ResendTime: '2026-01-04T08:00:00Z' });
  await openHistory('?notice=7', { GetNotice: failed });
  const drawer = within(await screen.findByRole('dialog', { name: 'RR123456785GB' }));
  const timeOf = (label: string) => drawer.getByText(label).nextElementSibling?.querySelector('time')?.dateTime;
  expect(['Opened', 'Clicked', 'Sent again'].map(timeOf)).toEqual([times.OpenTime, times.ClickTime, failed.ResendTime]);
  expect(drawer.queryByRole('button', { name: 'Resend' })).toBeNull();
});

const TASK = taskRow({ scope: 'API', type: 'bulk', action: 'resendFailed', status: 'Queued' });
async function openResend() {
  await userEvent.click(await screen.findByRole('button', { name: 'Resend failed' }));
  return within(await screen.findByRole('dialog', { name: 'Resend failed messages' }));
}

it('PG-11c resends all that failed and matches, once it has said how many, and what is left out', async () => {
  const { sent } = await openHistory('?tab=customer&trigger=Exception', {
    CountFailed: { Total: 1_234, LeftOut: { unsubscribed: 30, bounced: 4 } },
    ResendFailed: TASK,
  });
  const dialog = await openResend();
  expect(await dialog.findByText('Messages that are sent again: 1,200.')).toBeVisible();
  expect(dialog.getByText('Left out because the recipient has unsubscribed: 30.')).toBeVisible();
  expect(dialog.getByText('Left out because the address bounces: 4.')).toBeVisible();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('The task has been started.')).toBeVisible();
  const started = sent.filter(({ body }) => (body as { method?: string }).method === 'ResendFailed');
  expect(started).toHaveLength(1);
  const counted = lastParam(sent, 'CountFailed') as object;
  expect(counted).toMatchObject({ Tab: 'customer', Trigger: 'Exception', From: expect.any(String) });
  const RequestId = expect.any(String);
  expect(lastParam(sent, 'ResendFailed')).toEqual({ ...counted, Previewed: 1_234, RequestId });
  expect(screen.queryByRole('dialog', { name: 'Resend failed messages' })).toBeNull();
});

it('PG-11c shows once more how many it would be where more have failed meanwhile', async () => {
  const counts = [3, 5];
  const answers = [{ Code: -18030009, Json: { count: 5 } }, TASK];
  const { sent } = await openHistory('', {
    CountFailed: () => ({ Total: counts.shift(), LeftOut: {} }),
    ResendFailed: () => answers.shift(),
  });
  const dialog = await openResend();
  expect(await dialog.findByText('Messages that are sent again: 3.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await dialog.findByText(/^5 now match\./)).toBeVisible();
  expect(dialog.getByText('Messages that are sent again: 5.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('The task has been started.')).toBeVisible();
  expect(lastParam(sent, 'ResendFailed')).toMatchObject({ Previewed: 5 });
});

it('PG-11c offers nothing where nothing that matches can be sent again', async () => {
  await openHistory('', { CountFailed: { Total: 2, LeftOut: { gone: 2 } } });
  const dialog = await openResend();
  expect(await dialog.findByText('No failed message that matches can be sent again.')).toBeVisible();
  expect(dialog.getByText('Left out because the shipment was deleted: 2.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Resend' })).toBeDisabled();
});

it('PG-11c exports what the filters find, as a task', async () => {
  const { sent } = await openHistory('?state=Sent', { ExportHistory: { id: '1', scope: 'API', status: 'Queued' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(lastParam(sent, 'ExportHistory')).toMatchObject({ Tab: 'all', State: 'Sent' }));
  expect(await screen.findByText('The task has been started.')).toBeVisible();
});

it('PG-11c says that other requests are still running where an export has to wait for them', async () => {
  const usual = messageAnswers({ GetHistory: list([noticeRow()]) })['/msgapi/call'];
  const call = (body: unknown) =>
    (body as { method: string }).method === 'ExportHistory' ? jsonResponse({ code: 429 }, 429) : usual(body);
  await startConsole({ at: '/api/notification/history', answers: { '/msgapi/call': call } });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/^Other requests of yours are still running/)).toBeVisible();
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
});

it('PG-11c lists who wants no more', async () => {
  const address = {
    Email: 'team@example.com',
    VerifyTime: null,
    UnsubscribeTime: '2026-01-01T00:00:00Z',
    BounceTime: null,
    Audience: 'OWN',
  };
  await openHistory('?tab=unsubscribed', { GetUnsubscribed: { Addresses: [address], IsPart: false } });
  const row = within(await screen.findByRole('row', { name: /team@example.com/ }));
  expect(row.getByRole('cell', { name: 'The recipient has unsubscribed' })).toBeVisible();
});

it('PG-11c lists an address of both kinds twice, says when it is a part, and exports all as a task', async () => {
  const address = {
    Email: 'team@example.com',
    VerifyTime: null,
    UnsubscribeTime: '2026-01-01T00:00:00Z',
    BounceTime: null,
  };
  const Addresses = ['OWN', 'CONSUMER'].map((Audience) => ({ ...address, Audience }));
  const error = jest.spyOn(console, 'error');
  const { sent } = await openHistory('?tab=unsubscribed', {
    GetUnsubscribed: { Addresses, IsPart: true },
    ExportUnsubscribed: { id: '1', scope: 'API', status: 'Queued' },
  });
  expect(await screen.findAllByRole('row', { name: /team@example.com/ })).toHaveLength(2);
  expect(screen.getByText('Only the first 2 rows are shown.')).toBeVisible();
  expect(error.mock.calls.flat().join()).not.toContain('same key');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The task has been started.')).toBeVisible();
  expect(lastParam(sent, 'ExportUnsubscribed')).toMatchObject({ RequestId: expect.any(String) });
});

it('PG-11c offers another try where the history cannot be loaded', async () => {
  await openHistory('', { GetHistory: { Code: -1 } });
  expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('PG-11c PG-9d shows in a shipment’s drawer what was sent about it and what was not', async () => {
  const { sent } = await startConsole({
    at: '/api/tracking?shipment=RR123456785GB.11031&detail=notifications',
    answers: {
      ...messageAnswers({ GetHistory: list([noticeRow({ State: 'Skipped', Reason: 'duplicate' })]) }),
      '/track/v2.4/gettracklist': trackList([]),
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'RR123456785GB' }));
  expect(await drawer.findByText('Customs · a•••@example.com · Sent before for this status')).toBeVisible();
  expect(lastParam(sent, 'GetHistory')).toEqual({ Tab: 'all', TrackNo: 'RR123456785GB', Carrier: 11031 });
});
