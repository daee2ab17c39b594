import { AVATAR_IDS } from '@tracking-console/contract/account/userConstants';

type AvatarId = (typeof AVATAR_IDS)[number];

/** Preset avatars: an id, two colors and a shape. */
const AVATARS: Record<AvatarId, { ground: string; figure: string; shape: string }> = {
  harbour: { ground: '#0f6e78', figure: '#d7f0f2', shape: 'M0 40q12-10 24 0t24 0 24 0v32H0Z' },
  meadow: { ground: '#3f7d3a', figure: '#e6f3d8', shape: 'M0 52 22 26l14 16 12-10 24 26v14H0Z' },
  ember: { ground: '#a8461f', figure: '#ffe3d3', shape: 'M36 12c14 14 18 24 18 32a18 18 0 0 1-36 0c0-8 4-18 18-32Z' },
  dusk: { ground: '#4b3f8f', figure: '#e8e3ff', shape: 'M46 14a24 24 0 1 0 12 40 26 26 0 0 1-12-40Z' },
  frost: { ground: '#25619c', figure: '#dcedff', shape: 'M36 10 58 36 36 62 14 36Z' },
  parcel: {
    ground: '#8a5a12',
    figure: '#fbe7bd',
    shape: 'M36 12 58 24v24L36 60 14 48V24Zm0 4.6L21.4 24.4 36 32.4l14.6-8ZM18 27.8v17.9l16 8.7V36.5Z',
  },
  sail: { ground: '#1f4f73', figure: '#ffe1a8', shape: 'M38 10v36H58Zm-4 8v28H18Zm-20 32h44l-8 10H22Z' },
  lantern: {
    ground: '#7b2d3b',
    figure: '#ffdcd2',
    shape: 'M30 10h12v6h6v6H24v-6h6Zm-6 16h24v24l-6 8H30l-6-8Zm6 6v16h4V32Zm8 0v16h4V32Z',
  },
  pine: { ground: '#2f5d50', figure: '#dff2e6', shape: 'M36 8 52 30h-8l12 18H40v14h-8V48H16l12-18h-8Z' },
  wave: {
    ground: '#2b5fa8',
    figure: '#e2eeff',
    shape: 'M0 30c12 0 12-10 24-10s12 10 24 10 12-10 24-10v12c-12 0-12 10-24 10s-12-10-24-10S12 42 0 42Z',
  },
  kite: { ground: '#6b3a86', figure: '#f3e2ff', shape: 'M36 8 56 30 36 64 16 30Zm-3 9L21 30h12Zm6 0v13h12Z' },
  clay: { ground: '#7a5230', figure: '#f6e6d6', shape: 'M14 22h44v32H14Zm20 0h4v14h-4Z' },
};

export function avatarSvg(id: string): string | undefined {
  const known = AVATAR_IDS.find((one) => one === id);
  if (!known) return undefined;
  const { ground, figure, shape } = AVATARS[known];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="${ground}" d="M0 0h72v72H0z"/><path fill="${figure}" d="${shape}"/></svg>`;
}
