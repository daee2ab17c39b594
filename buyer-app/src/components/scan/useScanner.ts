import { useStable } from '@tracking-console/app-kit/later';
import { useWhileShown } from '@tracking-console/ui';
import { useCallback, useRef, useState } from 'react';
import { loadBarcodeReader } from './barcodeReader.ts';
import { type CameraRefusal, closeCamera, openCamera } from './openCamera.ts';
import { toCanvas } from './pictures.ts';

export type Scanning = { phase: 'starting' } | { phase: 'watching' } | { phase: 'without'; why: CameraRefusal };

const STARTING: Scanning = { phase: 'starting' };

/** Between two scans of the camera's image. */
const SCAN_INTERVAL_MS = 200;

/** Watches the camera while it is visible, and emits the texts of the barcodes it finds. */
export function useScanner(onRead: (texts: readonly string[]) => void) {
  const film = useRef<HTMLVideoElement>(null);
  const [scanning, setScanning] = useState<Scanning>(STARTING);
  const report = useStable(onRead);

  const scan = useCallback(() => {
    setScanning(STARTING);
    const left = new AbortController();
    void watch(left.signal);
    return () => left.abort();

    async function watch(signal: AbortSignal) {
      const camera = await openCamera();
      if (camera.kind !== 'opened') return setScanning({ phase: 'without', why: camera.kind });
      signal.addEventListener('abort', () => closeCamera(camera.stream));
      const { current: video } = film;
      if (signal.aborted || !video) return closeCamera(camera.stream);
      video.srcObject = camera.stream;
      const read = await video
        .play()
        .then(loadBarcodeReader)
        .catch(() => null);
      if (signal.aborted) return undefined;
      if (!read) {
        closeCamera(camera.stream);
        return setScanning({ phase: 'without', why: 'unsupported' });
      }
      setScanning({ phase: 'watching' });
      while (!signal.aborted) {
        if (video.videoWidth > 0) report(await read(toCanvas(video)).catch(() => []));
        await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS));
      }
      return undefined;
    }
  }, [report]);
  useWhileShown(scan);

  return { film, scanning };
}
