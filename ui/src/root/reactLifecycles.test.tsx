import { useState } from 'react';
import { reactLifecycles } from './reactLifecycles.ts';

interface Given {
  fails?: boolean;
}

/** Lifecycles wait for React to render, which inside `act` it does only after them. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }; // React's own switch for tests
beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

let crash: () => void;

function Page({ fails }: Given) {
  const [crashed, setCrashed] = useState(false);
  crash = () => setCrashed(true);
  if (fails || crashed) throw new Error('It cannot be rendered.');
  return <h1>Here</h1>;
}

let names = 0;
function given(changes: object = {}) {
  const domElement = document.body.appendChild(document.createElement('div'));
  return {
    name: `application-${++names}`,
    domElement,
    platform: { reportBug: jest.fn() },
    fail: jest.fn(),
    ...changes,
  };
}

it('F-7 SA-14 rejects the mount of what cannot be rendered with what was thrown, and lets it go at once', async () => {
  const { bootstrap, mount, unmount } = reactLifecycles<Given>(Page);
  const props = given({ fails: true });
  await bootstrap(props as never);
  await expect(mount(props)).rejects.toThrow('It cannot be rendered.');
  await unmount(props);
  expect(props.fail).not.toHaveBeenCalled();
});

it('F-10 says what has left it without a page while it stood, and lets it go at once', async () => {
  const { mount, unmount } = reactLifecycles<Given>(Page);
  const props = given();
  await mount(props);
  crash();
  await new Promise((resolve) => setTimeout(resolve));
  expect(props.fail).toHaveBeenCalledTimes(1);
  expect(props.fail).toHaveBeenCalledWith(expect.objectContaining({ message: 'It cannot be rendered.' }));
  expect(props.domElement).toBeEmptyDOMElement();
  await unmount(props);
});

it('mounts again where something has crashed before, and takes that away', async () => {
  const { mount, unmount } = reactLifecycles<Given>(Page);
  const props = given();
  await expect(mount({ ...props, fails: true })).rejects.toThrow();
  await unmount(props);
  await mount(props);
  expect(props.domElement).toHaveTextContent('Here');
  await unmount(props);
  expect(props.domElement).toBeEmptyDOMElement();
});

it('SA-15 takes away what never began', async () => {
  const { unmount } = reactLifecycles<Given>(Page);
  await unmount(given());
});

it('reports what a parcel throws: it is part of somebody’s page', async () => {
  const { mount } = reactLifecycles<Given>(Page);
  const { fail: _, ...props } = given();
  await mount(props);
  crash();
  await new Promise((resolve) => setTimeout(resolve));
  expect(props.platform.reportBug).toHaveBeenCalledTimes(1);
  expect(props.platform.reportBug).toHaveBeenCalledWith(expect.objectContaining({ message: 'It cannot be rendered.' }));
});
