/** A page as the server sends it, read without scripts as a search engine does. */
export type PageText = {
  status: number;
  lang: string;
  title: string;
  description: string;
  /** '' if absent: the page may be indexed. */
  robots: string;
  canonical: string;
  /** Addresses by language, of `link rel="alternate"`. */
  alternates: Record<string, string>;
  headings: string[];
  /** The target of the link to the other language. */
  languageLink: string;
  /** Paths of the market that it links to, without list parameters. */
  links: string[];
  /** Objects of the JSON-LD. */
  things: Record<string, unknown>[];
};

const attribute = (tag: string, name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];

/** Fetches and parses a page, without following redirects. Throws for invalid JSON-LD. */
export async function readPage(url: string, path: string): Promise<PageText> {
  const response = await fetch(url + path, { redirect: 'manual' });
  const html = await response.text();
  const metas = tagsOf(html, 'meta');
  const metaOf = (name: string) => attribute(metas.find((tag) => attribute(tag, 'name') === name) ?? '', 'content');
  const links = tagsOf(html, 'link');
  const anchors = tagsOf(html, 'a');
  return {
    status: response.status,
    lang: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: metaOf('description'),
    robots: metaOf('robots'),
    canonical: attribute(links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href'),
    alternates: Object.fromEntries(
      links
        .filter((tag) => attribute(tag, 'rel') === 'alternate')
        .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    headings: html.match(/<h1[\s>]/g) ?? [],
    languageLink: attribute(anchors.find((tag) => attribute(tag, 'hreflang')) ?? '', 'href'),
    links: anchors
      .filter((tag) => attribute(tag, 'rel') !== 'nofollow')
      .map((tag) => attribute(tag, 'href').split('#')[0]!)
      .filter((href) => href.startsWith('/') && !href.includes('?')),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}
