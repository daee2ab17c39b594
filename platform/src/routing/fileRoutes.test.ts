import { fileRoutes } from './fileRoutes.ts';

const files = (...names: string[]) =>
  Object.assign(
    jest.fn(async (file: string) => ({ Component: file })),
    { keys: () => names },
  );

it.each([
  ['./dashboard.tsx', 'dashboard'],
  ['./orders/record.tsx', 'orders/record'],
  ['./shipment/[id].tsx', 'shipment/:id'],
  ['./[area]/orders/[id].tsx', ':area/orders/:id'],
  ['./orders/index.tsx', 'orders'],
  ['./index.tsx', ''],
  ['./taskCenter.tsx', 'taskCenter'],
])('RT-4 %s is the page of "%s"', (file, path) => expect(fileRoutes(files(file))).toMatchObject([{ path }]));

it('RT-4 loads a page only when it is asked for, and only that one', async () => {
  const pages = files('./dashboard.tsx', './shipment/[id].tsx');
  const [dashboard] = fileRoutes(pages);
  expect(pages).not.toHaveBeenCalled();
  expect(await dashboard?.lazy()).toEqual({ Component: './dashboard.tsx' });
  expect(pages).toHaveBeenCalledTimes(1);
});

it('F-12 F-13 asks once more for a page that could not be fetched, and then says so', async () => {
  const pages = files('./dashboard.tsx');
  const [dashboard] = fileRoutes(pages);
  pages.mockRejectedValueOnce(new Error('gone'));
  expect(await dashboard?.lazy()).toEqual({ Component: './dashboard.tsx' });
  pages.mockRejectedValue(new Error('gone for good'));
  await expect(dashboard?.lazy()).rejects.toThrow('gone for good');
  expect(pages).toHaveBeenCalledTimes(4);
});

it('F-2 asks no second time for a page that never answered', async () => {
  const pages = files('./dashboard.tsx');
  const [dashboard] = fileRoutes(pages);
  pages.mockRejectedValue(Object.assign(new Error('late'), { name: 'ChunkLoadError', type: 'timeout' }));
  await expect(dashboard?.lazy()).rejects.toThrow('late');
  expect(pages).toHaveBeenCalledTimes(1);
});

it('RT-4 tries a page that is named before one that takes any name', () => {
  expect(fileRoutes(files('./shipment/[id].tsx', './shipment/new.tsx')).map(({ path }) => path)).toEqual([
    'shipment/new',
    'shipment/:id',
  ]);
});
