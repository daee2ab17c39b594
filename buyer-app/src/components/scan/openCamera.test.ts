import { type CameraRefusal, openCamera } from './openCamera.ts';

function camera(getUserMedia: unknown) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: getUserMedia && { getUserMedia } });
}

const failing = (name: string) => async () => {
  throw new DOMException('', name);
};

afterEach(() => camera(undefined));

describe('openCamera', () => {
  it.each<[string, CameraRefusal]>([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('PG-2f tells %s as %s', async (name, kind) => {
    camera(failing(name));
    expect(await openCamera()).toEqual({ kind });
  });

  it('PG-2f knows a browser that has no cameras to give', async () => {
    camera(undefined);
    expect(await openCamera()).toEqual({ kind: 'unsupported' });
  });

  it('PG-2f opens the camera that looks away from the person, without a microphone', async () => {
    const ask = jest.fn(async () => 'stream');
    camera(ask);
    expect(await openCamera()).toEqual({ kind: 'opened', stream: 'stream' });
    expect(ask).toHaveBeenCalledWith({ video: expect.objectContaining({ facingMode: 'environment' }), audio: false });
  });
});
