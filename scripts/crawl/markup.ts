import { z } from 'zod'

/** The metadata of a document, read from its markup without a browser. */
export type PageMetadata = {
  readonly title: string
  readonly description: string
  readonly headings: number
  readonly canonical: string
  /** The number of languages in which its alternates say that it is available. */
  readonly languages: number
  readonly language: string
  /** Whether search engines may index it. */
  readonly isIndexed: boolean
  /** The Open Graph and Twitter card attributes that it lacks; `og:url` must be the canonical URL. */
  readonly missingSharing: readonly string[]
}

const OPEN_GRAPH = ['url', 'site_name', 'locale', 'type', 'title', 'description', 'image']

export function readMetadata(html: string): PageMetadata {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([a-z]{2})-[A-Z]{2}"/g)]
  const canonical = firstMatch(html, /<link rel="canonical" href="([^"]*)"/)
  // Later pages of a list do not need their own description.
  const isDescribed = html.includes('<meta name="description"')
  const sharing = [
    ...OPEN_GRAPH.filter((name) => isDescribed || name !== 'description').map(
      (name) => `property="og:${name}" content="${name === 'url' ? canonical : ''}`,
    ),
    'name="twitter:card" content="summary_large_image',
  ]
  return {
    title: firstMatch(html, /<title>([^<]*)<\/title>/),
    description: firstMatch(html, /<meta name="description" content="([^"]*)"/),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
    canonical: canonical.replaceAll('&amp;', '&'),
    languages: new Set(alternates.map(([, language]) => language)).size,
    language: firstMatch(html, /<html[^>]* lang="([^"]*)"/),
    isIndexed: !html.includes('<meta name="robots" content="noindex'),
    missingSharing: sharing.filter((text) => !html.includes(`<meta ${text}`)),
  }
}

/** Finds the unique internal links of a document, except those that are not crawled. */
export function findLinks(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"/][^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(/#.*$/, ''),
  )
  return [...new Set(links)].filter((link) => !NOT_CRAWLED.test(link))
}

/** Finds the unique pictures of a document; returns the URL of a small version of each. */
export function findPictures(html: string): string[] {
  const sources = [...html.matchAll(/\/images\?url=([^&"\s]+)&amp;w=/g)].map(([, source = '']) => source)
  return [...new Set(sources)].map((source) => `/images?url=${source}&w=360&format=jpeg`)
}

/** Files, and pages for signing in, for customers, for trade clients or for choosing a country. */
const NOT_CRAWLED =
  /\/(login|countries|account|profile|checkout|requests\/availability|images|models|files)(\/|\?|$)/

function firstMatch(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

/** Finds invalid JSON-LD in a document; returns the start of each block. */
export function findInvalidJsonLd(html: string): string[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  return texts
    .map(([, text = '']) => text)
    .filter((text) => !STRUCTURED.safeParse(parseJson(text)).success)
    .map((text) => text.slice(0, 80))
}

const THING = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })
const STRUCTURED = z.union([THING, z.array(THING)])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
