/** Larger pictures take longer and are read no better. */
const MAX_SIDE_PX = 1600;

/** A video frame or a photo, as pixels. */
export function toCanvas(picture: HTMLVideoElement | ImageBitmap): HTMLCanvasElement {
  const [width, height] = sizeOf(picture);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const sizeOf = (picture: HTMLVideoElement | ImageBitmap) =>
  'videoWidth' in picture
    ? ([picture.videoWidth, picture.videoHeight] as const)
    : ([picture.width, picture.height] as const);
