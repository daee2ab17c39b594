import { fileRoutes, onFailedPageLeft } from './fileRoutes.ts';

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

it('RT-4 tries a page that is named before one that takes any name', () => {
  expect(fileRoutes(files('./shipment/[id].tsx', './shipment/new.tsx')).map(({ path }) => path)).toEqual([
    'shipment/new',
    'shipment/:id',
  ]);
});

it('F-10 calls back once when somebody has gone on from a page that failed', () => {
  const idle = { state: 'idle' };
  type Listener = Parameters<Parameters<typeof onFailedPageLeft>[0]['subscribe']>[0];
  let emit: Listener = () => {};
  const subscribe = (listener: Listener) => {
    emit = listener;
    return () => {};
  };
  const callBack = jest.fn();
  onFailedPageLeft({ state: { navigation: idle }, subscribe }, callBack);
  emit({ errors: null, navigation: idle });
  emit({ errors: {}, navigation: idle });
  emit({ errors: null, navigation: { state: 'loading' } });
  expect(callBack).not.toHaveBeenCalled();
  emit({ errors: null, navigation: idle });
  emit({ errors: null, navigation: idle });
  expect(callBack).toHaveBeenCalledTimes(1);
});
