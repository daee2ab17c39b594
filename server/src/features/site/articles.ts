/** Pages of the stand-in site: path → the name its texts are found under, and how many sections it has. */
export const ARTICLES = {
  'about/us': { name: 'about', sections: 2 },
  'about/contact': { name: 'contact', sections: 2 },
  'about/licensing': { name: 'licensing', sections: 4 },
  'about/privacy': { name: 'privacy', sections: 4 },
  'about/copyright': { name: 'copyright', sections: 2 },
  help: { name: 'help', sections: 5 },
} as const;
export type ArticlePath = keyof typeof ARTICLES;

export function isArticle(path: string): path is ArticlePath {
  return Object.hasOwn(ARTICLES, path);
}
