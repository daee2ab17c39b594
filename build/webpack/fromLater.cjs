const LIST = /import \{([^}]*)\} from '@tracking-console\/ui';/g;

/**
 * Our sources import ui's blocks from one place. Here those that no first row needs are taken from ui's later file instead;
 * of the icons a source takes all from where the last of them is.
 */
module.exports = function fromLater(source) {
  const { later, firstIcons } = this.getOptions();
  const icons = [...source.matchAll(/\bicons\b(?:\.(\w+))?/g)].map(([, icon]) => icon);
  const comesLater = (name) =>
    name === 'icons' ? icons.some((icon) => icon && !firstIcons.includes(icon)) : later.includes(name);
  return source.replace(LIST, (_whole, list) => {
    const names = list.split(',').flatMap((name) => name.trim() || []);
    const [first, rest] = [names.filter((name) => !comesLater(name)), names.filter(comesLater)];
    // On one line: what the browser says of a line stays true.
    return take(first, '@tracking-console/ui') + take(rest, '@tracking-console/ui/later') + list.replace(/[^\n]/g, '');
  });
};

const take = (names, from) => (names.length > 0 ? `import { ${names.join(', ')} } from '${from}';` : '');
