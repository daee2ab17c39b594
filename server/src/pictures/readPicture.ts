import type { PhotoCrop } from '@tracking-console/contract/account/user';
import { MAX_PHOTO_SIDE } from '@tracking-console/contract/account/userConstants';
import sharp, { type Sharp } from 'sharp';
import { createFairQueue } from '../fairQueue.ts';
import { isPlainPicture } from './pictureBytes.ts';

// The only formats that are read, whatever a file's name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Each picture is read once.
sharp.cache(false);

/** Pixels of each side of a stored photo. */
const SIDE = 320;
/** Twice the size a logo is shown in, so that it is sharp on the screens of phones. */
const LOGO = { width: 480, height: 128 };
const TIMEOUT_S = 10;
/** A picture of the largest size takes 70 MB while it is read. */
const reading = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 20, waitingPerKey: 2, patience: 15_000 });

export type PhotoRefusal = 'photoUnreadable' | 'photoTooLarge' | 'photoMixed';

export interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * The square of the picture, encoded again: nothing of the file remains but the visible pixels.
 * @param owner customers take turns
 */
export async function readPhoto(file: Buffer, crop: PhotoCrop, owner: string): Promise<Buffer | PhotoRefusal> {
  const read = await readPicture(file, owner, (picture, { width, height }) => {
    const { x, y, size } = crop;
    const side = Math.max(1, Math.min(size ?? width, width, height));
    const square = {
      left: Math.min(x ?? Math.floor((width - side) / 2), width - side),
      top: Math.min(y ?? Math.floor((height - side) / 2), height - side),
      width: side,
      height: side,
    };
    return picture.extract(square).resize(SIDE, SIDE).webp({ quality: 82 });
  });
  return typeof read === 'string' ? read : read.content;
}

/** The whole picture as PNG, which every mail program shows. */
export const readLogo = (file: Buffer, owner: string): Promise<Picture | PhotoRefusal> =>
  readPicture(file, owner, (picture) =>
    picture
      .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true, quality: 90 }),
  );

type Encode = (picture: Sharp, size: { width: number; height: number }) => Sharp;

function readPicture(file: Buffer, owner: string, encode: Encode): Promise<Picture | PhotoRefusal> {
  return reading.run(owner, async () => {
    try {
      return await encodeAgain(file, encode);
    } catch {
      // The bytes are not a picture, or not a whole one.
      return 'photoUnreadable';
    }
  });
}

async function encodeAgain(file: Buffer, encode: Encode): Promise<Picture | PhotoRefusal> {
  // Reads only the header: the unpacked size is known before anything is unpacked.
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (width > MAX_PHOTO_SIDE || height > MAX_PHOTO_SIDE) return 'photoTooLarge';
  if (!isPlainPicture(file)) return 'photoMixed';
  const picture = sharp(file, { limitInputPixels: MAX_PHOTO_SIDE ** 2, failOn: 'error' }).autoOrient();
  const { data, info } = await encode(picture, { width, height })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}
