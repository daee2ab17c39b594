import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startConsole } from '../../testing/startConsole.ts';
import { switchedVisibility } from '../../testing/switchedVisibility.ts';
import { loadBarcodeReader } from './barcodeReader.ts';
import { closeCamera, openCamera } from './openCamera.ts';
import { toCanvas } from './pictures.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));
jest.mock('./openCamera.ts');
jest.mock('./barcodeReader.ts');
jest.mock('./pictures.ts');

const camera = jest.mocked(openCamera);
const reader = jest.mocked(loadBarcodeReader);

const STREAM = {} as MediaStream; // jsdom has none

beforeEach(() => {
  jest.mocked(toCanvas).mockReturnValue(document.createElement('canvas'));
  HTMLMediaElement.prototype.play = async () => {};
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: 640 });
  globalThis.createImageBitmap = async () => ({}) as ImageBitmap;
});

async function openScan(options: Partial<Parameters<typeof startConsole>[0]> = {}) {
  await startConsole({ at: '/buyer/shipment', ...options });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add numbers' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('tab', { name: 'Scan' }));
}

async function choosePhoto() {
  const [field] = screen.getAllByLabelText('Choose a photo');
  await userEvent.upload(field as HTMLElement, new File(['?'], 'label.png', { type: 'image/png' }));
}

describe('scanning', () => {
  it.each([
    ['refused', /Camera access is blocked/],
    ['missing', /No camera was found/],
    ['busy', /Another program is using the camera/],
    ['unsupported', /cannot use the camera here/],
  ] as const)('PG-2f says in words that the camera is %s, and takes a photo instead', async (kind, words) => {
    camera.mockResolvedValue({ kind });
    reader.mockResolvedValue(async () => ['RB123456785CN']);
    await openScan();
    expect(await screen.findByText(words)).toBeVisible();
    await choosePhoto();
    expect(await screen.findByText('Read: RB123456785CN')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Track 1 number' })).toBeEnabled();
  });

  it('PG-2f says so when a photo shows no barcode or cannot be opened', async () => {
    camera.mockResolvedValue({ kind: 'missing' });
    reader.mockResolvedValue(async () => []);
    await openScan();
    await choosePhoto();
    expect(await screen.findByText(/No barcode found in this photo/)).toBeVisible();
    globalThis.createImageBitmap = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    await choosePhoto();
    expect(await screen.findByText(/cannot be opened as a picture/)).toBeVisible();
  });

  it('PG-2f takes each number the camera sees once, and closes the camera with the panel', async () => {
    camera.mockResolvedValue({ kind: 'opened', stream: STREAM });
    reader.mockResolvedValue(async () => ['RB123456785CN']);
    await openScan();
    expect(await screen.findByText('Read: RB123456785CN')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Track 1 number' })).toBeEnabled();
    await userEvent.click(screen.getByRole('tab', { name: 'Paste' }));
    expect(screen.getByRole('textbox', { name: 'Tracking numbers' })).toHaveValue('RB123456785CN');
    await waitFor(() => expect(closeCamera).toHaveBeenCalledWith(STREAM));
  });

  it('PG-2f closes the camera while the console is hidden, and opens it again when it is shown', async () => {
    camera.mockResolvedValue({ kind: 'opened', stream: STREAM });
    reader.mockResolvedValue(async () => ['RB123456785CN']);
    const { visibility, show } = switchedVisibility();
    await openScan({ visibility });
    expect(await screen.findByText('Read: RB123456785CN')).toBeVisible();
    camera.mockClear();
    jest.mocked(closeCamera).mockClear();
    await show(false);
    expect(closeCamera).toHaveBeenCalledWith(STREAM);
    expect(camera).not.toHaveBeenCalled();
    await show(true);
    expect(camera).toHaveBeenCalledTimes(1);
  });
});
