const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum around a chunk's content. */
const PNG_FRAME = 12;

/** Whether the file is one JPEG, PNG or WebP picture from its first byte to its last, with nothing behind it. */
export function isPlainPicture(file: Buffer): boolean {
  if (file.subarray(0, PNG.length).equals(PNG)) return endOfPng(file) === file.length;
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return endOfRiff(file) === file.length;
  if (file[0] === 0xff && file[1] === 0xd8) return endOfJpegs(file) === file.length;
  return false;
}

function endOfPng(file: Buffer): number {
  let place = PNG.length;
  while (place + PNG_FRAME <= file.length) {
    const name = file.toString('latin1', place + 4, place + 8);
    place += PNG_FRAME + file.readUInt32BE(place);
    if (name === 'IEND') return place;
  }
  return -1;
}

/** A chunk of an odd length is followed by one byte. */
function endOfRiff(file: Buffer): number {
  const length = file.readUInt32LE(4);
  return 8 + length + (length % 2);
}

/** Cameras append smaller versions of the same picture. */
function endOfJpegs(file: Buffer): number {
  let end = endOfJpeg(file, 0);
  while (end > 0 && file[end] === 0xff && file[end + 1] === 0xd8) end = endOfJpeg(file, end);
  return end;
}

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9];

function endOfJpeg(file: Buffer, start: number): number {
  let place = start + 2;
  while (place + 4 <= file.length || file[place + 1] === END_OF_IMAGE) {
    if (file[place] !== 0xff) return -1;
    const marker = file[place + 1];
    if (marker === END_OF_IMAGE) return place + 2;
    // Any number of these may precede a marker.
    if (marker === 0xff) place += 1;
    else {
      place += 2 + file.readUInt16BE(place + 2);
      if (marker === START_OF_SCAN) place = endOfScan(file, place);
    }
  }
  return -1;
}

/** In a scan, a zero or a restart marker follows 0xFF; anything else ends it. */
function endOfScan(file: Buffer, start: number): number {
  let place = file.indexOf(0xff, start);
  while (place >= 0 && isInScan(file[place + 1] ?? 0)) place = file.indexOf(0xff, place + 2);
  return place < 0 ? file.length : place;
}

const isInScan = (next: number) => next === 0 || (next >= 0xd0 && next <= 0xd7);
