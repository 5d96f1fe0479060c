import { z } from 'zod'

/** What a document says of itself, read from its markup without a browser. */
export type PageFacts = {
  readonly title: string
  readonly description: string
  readonly headings: number
  readonly canonical: string
  /** How many languages it says it is there in. */
  readonly languages: number
  readonly language: string
  /** Whether search engines may take it up. */
  readonly isIndexed: boolean
}

export function pageFacts(html: string): PageFacts {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([a-z]{2})-[A-Z]{2}"/g)]
  return {
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/).replaceAll('&amp;', '&'),
    languages: new Set(alternates.map(([, language]) => language)).size,
    language: first(html, /<html[^>]* lang="([^"]*)"/),
    isIndexed: !html.includes('<meta name="robots" content="noindex'),
  }
}

/** The pages of the shop that a document leads to, each once. */
export function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"/][^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(/#.*$/, ''),
  )
  return [...new Set(links)].filter((link) => !NO_PAGE.test(link))
}

/** Where one signs in, chooses a country, or fetches a file. */
const NO_PAGE = /\/(login|countries|account|profile|checkout|images|models|files)(\/|\?|$)/

function first(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

/** What of the JSON-LD in a document machines cannot read: the beginning of each. */
export function unreadableData(html: string): string[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  return texts
    .map(([, text = '']) => text)
    .filter((text) => !STRUCTURED.safeParse(parsed(text)).success)
    .map((text) => text.slice(0, 80))
}

const THING = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })
const STRUCTURED = z.union([THING, z.array(THING)])

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
