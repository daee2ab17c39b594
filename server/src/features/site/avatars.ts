/** Preset avatars: an id, two colours and a shape. */
const AVATARS: Record<string, { ground: string; figure: string; shape: string }> = {
  harbour: { ground: '#0f6e78', figure: '#d7f0f2', shape: 'M0 40q12-10 24 0t24 0 24 0v32H0Z' },
  meadow: { ground: '#3f7d3a', figure: '#e6f3d8', shape: 'M0 52 22 26l14 16 12-10 24 26v14H0Z' },
  ember: { ground: '#a8461f', figure: '#ffe3d3', shape: 'M36 12c14 14 18 24 18 32a18 18 0 0 1-36 0c0-8 4-18 18-32Z' },
  dusk: { ground: '#4b3f8f', figure: '#e8e3ff', shape: 'M46 14a24 24 0 1 0 12 40 26 26 0 0 1-12-40Z' },
  frost: { ground: '#25619c', figure: '#dcedff', shape: 'M36 10 58 36 36 62 14 36Z' },
  clay: { ground: '#7a5230', figure: '#f6e6d6', shape: 'M14 22h44v32H14Zm20 0h4v14h-4Z' },
};

export const AVATAR_IDS = Object.keys(AVATARS);

export function avatarSvg(id: string): string | undefined {
  const avatar = Object.hasOwn(AVATARS, id) ? AVATARS[id] : undefined;
  if (!avatar) return undefined;
  const { ground, figure, shape } = avatar;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="${ground}" d="M0 0h72v72H0z"/><path fill="${figure}" d="${shape}"/></svg>`;
}
