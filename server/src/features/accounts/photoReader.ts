import type { PhotoCrop } from '@tracking-console/contract/user';
import { MAX_PHOTO_SIDE } from '@tracking-console/contract/userConstants';
import sharp from 'sharp';
import { createFairQueue } from '../../fairQueue.ts';
import { isPlainPicture } from './pictureBytes.ts';

// Whatever a file calls itself, nothing but these is ever read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Each picture is read once.
sharp.cache(false);

/** Pixels of each side of what is kept. */
const SIDE = 320;
const TIMEOUT_S = 10;
/** A picture of the largest size takes 70 MB while it is read. */
const reading = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 20, waitingPerKey: 2, patience: 15_000 });

export type PhotoRefusal = 'photoUnreadable' | 'photoTooLarge' | 'photoMixed';

/**
 * The square of the picture, encoded again: nothing of the file remains but what is seen.
 * @param owner customers take turns
 */
export function readPhoto(file: Buffer, crop: PhotoCrop, owner: string): Promise<Buffer | PhotoRefusal> {
  return reading.run(owner, async () => {
    try {
      return await encode(file, crop);
    } catch {
      // The bytes are no picture, or not a whole one.
      return 'photoUnreadable';
    }
  });
}

async function encode(file: Buffer, { x, y, size }: PhotoCrop): Promise<Buffer | PhotoRefusal> {
  // The header alone: how much the picture would unpack to is known before anything is unpacked.
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (width > MAX_PHOTO_SIDE || height > MAX_PHOTO_SIDE) return 'photoTooLarge';
  if (!isPlainPicture(file)) return 'photoMixed';
  const side = Math.max(1, Math.min(size ?? width, width, height));
  const square = {
    left: Math.min(x ?? Math.floor((width - side) / 2), width - side),
    top: Math.min(y ?? Math.floor((height - side) / 2), height - side),
    width: side,
    height: side,
  };
  return sharp(file, { limitInputPixels: MAX_PHOTO_SIDE ** 2, failOn: 'error' })
    .autoOrient()
    .extract(square)
    .resize(SIDE, SIDE)
    .webp({ quality: 82 })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer();
}
